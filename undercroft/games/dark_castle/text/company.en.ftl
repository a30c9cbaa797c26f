## What one may ask of a fellow prisoner whom a bot plays

request-take = Take the { $item }
request-leave = Leave the { $item } to us
request-give = Put down the { $item }
