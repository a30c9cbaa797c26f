ask-hide = Hide a number.
do-hide = Number { $number }
event-hidden = Somebody has hidden a number.
outcome-done = Nobody will ever know.
