/** The deal so far as sentences, all from public information. */
import { BASICS, DECK } from '#shared/games/spizzichino/cards.ts';
import type { Declaration, Observation, Spizzichino } from '#shared/games/spizzichino/state.ts';
import { declaredLine } from '../../tricks/honours.ts';
import { type LogLines, trickLog } from '../../tricks/log.ts';
import { nameAt, type ViewContext } from '../game.ts';
import type { LogLine } from '../log-lines.ts';
import { SEATS } from './selectors/names.ts';

/** One sentence a line, the latest last. */
export function log(observation: Observation, sight: ViewContext): readonly LogLine[] {
  return [...trickLog(BASICS, observation, sight, OWN_LINES), ...endLines(observation, sight)];
}

const OWN_LINES: LogLines<Spizzichino> = {
  afterDeal: (observation, sight) => [
    ...observation.choices.map(({ seat }) => sight.say('event.choose', { name: nameAt(sight, seat) })),
    ...declaredLines(observation, null, sight),
  ],
  beforeCard: (observation, trick, seat, sight) =>
    observation.honours
      .filter((honour) => honour.trick === trick && honour.seat === seat)
      .flatMap(({ card }) => [
        sight.say('event.take', { name: nameAt(sight, seat), rank: DECK.rankOf(card), suit: DECK.suitOf(card) }),
        ...declaredLines(observation, card, sight),
      ]),
};

/** What this card completed; null: what the hands held from the start. */
function declaredLines(
  { declarations }: Observation,
  completed: Declaration['completed'],
  sight: ViewContext,
): string[] {
  return declarations
    .filter((declaration) => declaration.completed === completed)
    .map((declaration) => declaredLine(declaration, sight));
}

function endLines({ phase, deals }: Observation, sight: ViewContext): string[] {
  const deal = phase === 'scored' || phase === 'over' ? deals.at(-1) : undefined;
  if (!deal) return [];
  return SEATS.map((seat) => sight.say('event.scored', { names: nameAt(sight, seat), points: deal.points[seat] ?? 0 }));
}
