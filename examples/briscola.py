#!/usr/bin/env python3
"""A bot that plays Briscola decently: python3 briscola.py HOST:PORT CODE NAME

For each card of its hand it reckons what the trick is worth to its side, how likely the trick is won with it, and what the
card would have been good for later. Against one other, once the stock is used up, it knows all cards and tries every way.
"""
from math import comb

import panno_verde

SUITS, RANKS = 'DCSB', '2456' + '7FCR31'
DECK = [rank + suit for suit in SUITS for rank in RANKS]
WORTH = {'1': 11, '3': 10, 'R': 4, 'C': 3, 'F': 2}
# What a card is good for later: a trump more than another, and part of its points.
TRUMP_KEPT, RANK_KEPT, POINTS_KEPT = 3.0, 0.35, 0.3


def worth(cards):
    return sum(WORTH.get(card[0], 0) for card in cards)


def beats(card, other, trump):
    """Whether a card takes a trick from another one that lay there before."""
    if card[1] == other[1]:
        return RANKS.index(card[0]) > RANKS.index(other[0])
    return card[1] == trump


def best_of(cards, trump):
    """The number of the card that takes the trick as it lies."""
    best = 0
    for number, card in enumerate(cards):
        if beats(card, cards[best], trump):
            best = number
    return best


class View:
    """What the seat knows, from an observation (docs/schema/briscola.json)."""

    def __init__(self, seen):
        self.seat, self.trump, self.sizes = seen['viewer'], seen['trump'], seen['handSizes']
        self.seats, self.stock = len(self.sizes), seen['stock']
        self.hand = seen['own']['hand']
        trick = seen['tricks'][-1] if seen['tricks'] else None
        self.lying = trick['cards'] if trick and trick['winner'] is None else []
        gone = {card for one in seen['tricks'] for card in one['cards']}
        out = {3: {'2B'}, 6: {'2' + suit for suit in SUITS}}.get(self.seats, set())
        # The turned-up card is nobody's as long as there is a stock.
        upcard = {seen['upcard']} if self.stock else set()
        self.unseen = [card for card in DECK if card not in gone | out | upcard | set(self.hand)]

    def is_ours(self, seat):
        return seat == self.seat or self.seats > 3 and seat % 2 == self.seat % 2

    def after(self):
        """The seats that still play to this trick after this one."""
        return [(self.seat + k) % self.seats for k in range(1, self.seats - len(self.lying))]

    def whose(self, number):
        """Who laid a card of the trick, by its number; the seat's own comes last."""
        return (self.seat - len(self.lying) + number) % self.seats


def chance_of_one(good, cards, held):
    """How likely a hand of so many cards has a good one, of which there are some among all cards that it could have."""
    return 1 - comb(cards - good, held) / comb(cards, held) if cards >= held else 1


def chance_to_win(view, cards):
    """How likely the own side takes this trick, whose last card is the seat's own."""
    best = best_of(cards, view.trump)
    ours = 1.0 if view.is_ours(view.whose(best)) else 0.0
    beating = [card for card in view.unseen if beats(card, cards[best], view.trump)]
    # Nobody spends a trump on nothing.
    eager = min(1, 0.25 + worth(cards) / 12)
    for seat in view.after():
        suited = sum(card[1] != view.trump for card in beating)
        takes = max(
            chance_of_one(suited, len(view.unseen), view.sizes[seat]),
            eager * chance_of_one(len(beating), len(view.unseen), view.sizes[seat]),
        )
        ours = ours + (1 - ours) * takes if view.is_ours(seat) else ours * (1 - takes)
    return ours


def kept(view, card):
    """What this card is good for later."""
    left = min(1, (view.stock + len(view.unseen)) / 12)
    points = worth([card]) * POINTS_KEPT
    return left * (points + (TRUMP_KEPT + RANK_KEPT * RANKS.index(card[0]) if card[1] == view.trump else 0))


def value(view, card):
    """Of playing this card now, in points."""
    cards = view.lying + [card]
    won = chance_to_win(view, cards)
    # Whoever plays after adds something, mostly to a trick of their own side.
    return (2 * won - 1) * (worth(cards) + 1.5 * len(view.after())) - kept(view, card)


def to_the_end(mine, theirs, lying, trump):
    """Two hands, both known: the most points by which the one to play can be ahead, and with which card."""
    if not mine:
        return 0, None
    outcomes = []
    for card in mine:
        rest = [other for other in mine if other != card]
        if lying is None:
            outcome = -to_the_end(theirs, rest, card, trump)[0]
        else:
            takes, points = beats(card, lying, trump), worth([card, lying])
            # Who takes the trick leads the next one.
            further = to_the_end(rest, theirs, None, trump)[0] if takes else -to_the_end(theirs, rest, None, trump)[0]
            outcome = further + (points if takes else -points)
        outcomes.append((outcome, card))
    return max(outcomes)


def choose(seen, moves):
    exchange = [move for move in moves if move['type'] == 'exchange']
    if exchange:
        return exchange[0]
    view = View(seen)
    cards = [move['card'] for move in moves]
    if view.seats == 2 and view.stock == 0:
        card = to_the_end(cards, view.unseen, view.lying[0] if view.lying else None, view.trump)[1]
    else:
        card = max(cards, key=lambda one: value(view, one))
    return moves[cards.index(card)]


if __name__ == '__main__':
    panno_verde.play(choose)
