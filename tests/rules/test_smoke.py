from castle_table import lay, rule
from undercroft.games.dark_castle.state import Accept, Rest, Resolve

@rule("EC-EX-08")
def test_the_last_die_can_come_back():
    table = lay("skeletal_beast")
    table.dice("cunning", "cunning")
    table.turn(0)
    assert table.asks() == "ask-rest"
    assert table.row() == ["cunning", "wisdom", "cunning", "cunning"]
