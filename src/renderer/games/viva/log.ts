/** The round so far as sentences, as far back as the table remembers. */
import type { Observation, PublicMove } from '#shared/games/viva/state/observation.ts';
import { nameAt, type ViewContext } from '../game.ts';
import { cardName } from './selectors/names.ts';

/** One sentence a line, the latest last. */
export function log(observation: Observation, sight: ViewContext): readonly string[] {
  const { story } = observation;
  const lines = story.map((event, k) => line(event, k, observation, sight));
  return [...lines, ...endOfRound(observation, sight)];
}

function line(event: PublicMove, k: number, observation: Observation, sight: ViewContext): string {
  const { say } = sight;
  switch (event.type) {
    case 'starter':
      return say('event.starter', { name: nameAt(sight, event.seat) });
    case 'deal':
      return dealt(observation, sight);
    case 'restock':
      return say('event.restock');
    case 'play':
      return played(event, sight);
    case 'block':
      return say('event.block', { name: nameAt(sight, event.by), card: cardName(event.card, say) });
    case 'last':
      return say(event.on === 'own' ? 'event.last.own' : 'event.last', { name: nameAt(sight, event.by) });
    case 'catch':
      return called(event, k, observation, sight);
    default:
      return say(`event.${event.type}`, { name: nameAt(sight, event.by) });
  }
}

/** Once a round is over, the observation names the next one already; its deal is still the last one's. */
function dealt({ round, phase, results }: Observation, { say }: ViewContext): string {
  if (round?.tieBreak && phase !== 'deal') return say('event.deal.tie-break');
  return say('event.deal', { round: phase === 'deal' ? results.length : (round?.number ?? 1) });
}

function played({ by, card, houses }: Extract<PublicMove, { type: 'play' }>, sight: ViewContext): string {
  const { say } = sight;
  const named = { name: nameAt(sight, by), card: cardName(card, say), copies: houses.length };
  const [first = 0, second] = houses;
  if (second === undefined) return say('event.play', { ...named, house: first + 1 });
  if (first === second) return say('event.play.stacked', { ...named, house: first + 1 });
  return say('event.play.spread', { ...named, houses: houses.map((house) => house + 1).join(', ') });
}

/** Whether a play was forbidden is told while it is the latest event. */
function called(
  event: Extract<PublicMove, { type: 'catch' }>,
  k: number,
  observation: Observation,
  sight: ViewContext,
): string {
  const { story, window } = observation;
  const play = story.slice(0, k).findLast(({ type }) => type === 'play');
  const player = play && play.by !== 'chance' ? nameAt(sight, play.by) : '';
  const named = { name: nameAt(sight, event.by), player };
  if (k < story.length - 1) return sight.say('log.catch', named);
  return sight.say(window ? 'event.catch' : 'event.catch.caught', named);
}

/** VI-19, VI-20. */
function endOfRound({ phase, results }: Observation, sight: ViewContext): string[] {
  const result = results.at(-1);
  if (!result || (phase !== 'deal' && phase !== 'over')) return [];
  const name = nameAt(sight, result.winner);
  if (result.loser === null) return [sight.say('event.tie-break', { name })];
  return [sight.say('event.round', { name, loser: nameAt(sight, result.loser) })];
}
