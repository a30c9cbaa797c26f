## Ce qu’on peut demander à un compagnon joué par un robot

request-take = Prends { $item }
request-leave = Laisse-nous { $item }
request-give = Pose { $item }
