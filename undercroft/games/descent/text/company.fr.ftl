## Ce qu’on peut demander à un héros joué par un robot

request-be = Prends { $name }
request-learn = Apprends « { $skill } »
request-attack = Attaque { $who }
request-revive = Relève { $who }
request-come = Rejoins { $who }
request-open = Ouvre { $door } en { $space }
request-rest = Repose-toi
