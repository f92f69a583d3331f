"""VIVA where rules may be broken (VI-21): breaks VI-7 or VI-8 once a round, and calls out whatever it can."""
import panno_verde

ORDER = ['catch', 'viva', 'last', 'block', 'play', 'take', 'pass']
broken = set()


def share(one, other):
    return set(one.split('-')) & set(other.split('-'))


def is_right(observation, play):
    """VI-7, VI-8 and VI-10."""
    table, taken = observation['table'], observation['taken']
    own = table['own']
    blocking = [table['general'], own['card'] if own and own['seat'] == observation['viewer'] else None]
    tops = [table['houses'][house][-1:] for house in play['houses']]
    return (taken in (None, play['card']) and not any(share(card, play['card']) for card in blocking if card)
            and all(share(card, play['card']) for top in tops for card in top))


def goal(observation, move):
    """What comes first, then what is nearer to a VIVA, or blocks less of the hand: so that a match ends soon."""
    table, worth = observation['table'], 0
    if move['type'] == 'play':
        tops = [pile[-1] if pile else '' for pile in table['houses']]
        for house in move['houses']:
            tops[house] = move['card']
        worth = -max(sum(colour in top.split('-') for top in tops) for colour in move['card'].split('-'))
    elif move['type'] == 'block':
        worth = sum(bool(share(move['card'], card)) for card in table['hand'])
    return ORDER.index(move['type']), worth, -len(move.get('houses', ()))


def choose(observation, moves):
    right = [move for move in moves if move['type'] != 'play' or is_right(observation, move)]
    wrong = [move for move in moves if move not in right]
    number = observation['round'] and observation['round']['number']
    if wrong and number not in broken and not observation['taken'] and {'type': 'catch'} not in moves:
        broken.add(number)
        return wrong[0]
    return min(right, key=lambda move: goal(observation, move), default=None)


panno_verde.play(choose)
