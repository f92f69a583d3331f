#!/usr/bin/env python3
"""A bot of one's own at a table of Panno Verde, whatever is played: python3 bot.py HOST:PORT CODE NAME

What it thinks is all in `choose`: put your own there. briscola.py thinks more.
"""
import random

import panno_verde

IDLE = {'pass', 'take'}


def choose(observation, moves):
    """One of the moves its seat may make, from what that seat sees: here any of them, idling only where it must."""
    return random.choice([move for move in moves if move['type'] not in IDLE] or moves)


panno_verde.play(choose)
