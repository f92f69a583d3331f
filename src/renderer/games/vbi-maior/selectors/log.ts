/** Events as sentences: for the log, and for the slip about a card. */

import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Consequence, PublicMove, StoryEvent } from '#shared/games/vbi-maior/state/table.ts';
import { nameList } from '../../../i18n/names.ts';
import { nameAt, type ViewContext } from '../../game.ts';
import { cardName } from './names.ts';

// The turn so far as sentences.

/** One sentence a line, the latest last. */
export function log({ story, phase }: Observation, sight: ViewContext): readonly string[] {
  const lines = story.map((happening) => sentence(happening, sight));
  return phase === 'closing' ? [...lines, sight.say('event.closing')] : lines;
}

/** An event in one sentence. */
export function sentence(happening: StoryEvent, sight: ViewContext): string {
  return 'by' in happening ? moveSentence(happening, sight) : consequenceSentence(happening, sight);
}

function moveSentence(move: PublicMove, sight: ViewContext): string {
  const { say } = sight;
  switch (move.type) {
    case 'shuffle':
      return say('event.shuffle');
    case 'tie':
      return say('event.tie', { card: cardName(move.curse, say) });
    case 'muddle':
      return say('event.muddle', { name: nameAt(sight, move.seat) });
    case 'turn-up':
      return say(`event.turn-up.${move.fate}`, { name: nameAt(sight, move.by), card: cardName(move.card, say) });
    case 'choose':
      return say(`event.choose.${move.blessing}`, {
        name: nameAt(sight, move.by),
        other: move.seat === undefined ? '' : nameAt(sight, move.seat),
        card: move.card === undefined ? '' : cardName(move.card, say),
        number: move.number ?? 0,
      });
    default:
      return say(`event.${move.type}`, { name: nameAt(sight, move.by) });
  }
}

function consequenceSentence(consequence: Consequence, sight: ViewContext): string {
  const { say } = sight;
  switch (consequence.type) {
    case 'deal':
      return say('event.deal', { turn: consequence.turn });
    case 'ballot':
      return say('event.ballot');
    case 'draw':
      return say('event.draw', { name: nameAt(sight, consequence.seat) });
    case 'swap': {
      const [one, other] = consequence.seats;
      return say('event.swap', { name: nameAt(sight, one), other: nameAt(sight, other) });
    }
    case 'fortune': {
      const cards = nameList(consequence.cards.map((card) => cardName(card, say)));
      return say('event.fortune', { cards, points: consequence.points });
    }
    case 'holders': {
      const { number, seats } = consequence;
      const names = nameList(seats.map((seat) => nameAt(sight, seat)));
      return say(seats.length > 0 ? 'event.holders' : 'event.holders.none', { number, names });
    }
    case 'score': {
      const { type: _, ...score } = consequence;
      return say('event.score', score);
    }
    case 'end':
      return say(`event.end.${consequence.outcome}`);
    default:
      return say(`event.${consequence.type}`, {
        name: nameAt(sight, consequence.seat),
        card: cardName(consequence.card, say),
      });
  }
}
