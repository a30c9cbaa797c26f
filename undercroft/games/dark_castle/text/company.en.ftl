## What one may ask of a fellow prisoner whom a bot plays

request-take = Take { $item }
request-leave = Leave { $item } to us
request-give = Put down { $item }
