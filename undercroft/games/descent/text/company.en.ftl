## What one may ask of a hero whom a bot plays

request-be = Be { $name }
request-learn = Learn { $skill }
request-attack = Attack { $who }
request-revive = Help { $who } up
request-come = Come to { $who }
request-open = Open { $door } at { $space }
request-rest = Rest
