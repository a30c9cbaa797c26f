ask-hide = Cachez un nombre.
do-hide = Le { $number }
event-hidden = Quelqu’un a caché un nombre.
outcome-done = Personne ne saura jamais.
