/**
 * What bots say and show of what just happened. They see what everybody sees and nothing else, and chance hangs on the table,
 * the match and the number of the update: other cards in hidden hands change no line.
 */
import type { Game, QuickChatOccasion } from '#shared/engine/game.ts';
import { pick, type Random, randomFraction, seeded } from '#shared/engine/random.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import { personaOf } from '#shared/protocol/personas.ts';
import type { Occupant } from '../../store/store.ts';
import { numberOf } from '../connections/secrets.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { BotLine, TableChat } from './chat.ts';
import type { TableState } from './table-state.ts';

/** Between two lines everybody sees at least so many updates. */
export const QUIET_UPDATES = 12;

/** So long after the event, in ms, pages have shown it; and a match's last one with its score. */
const QUICK_CHAT_DELAY_MS = 1200;
const END_DELAY_MS = 4000;

/**
 * Asked with every update that everybody sees, in order after `first`: what a bot says then. At most one a deal, and one at
 * the end of the match; where a match goes on after a restart, none before the next deal. `seed`: the table and its match.
 */
export function quickChatOf(
  { quickChat }: Pick<Game, 'quickChat'>,
  seed: string,
  first: Update,
): (update: Update, seats: readonly Occupant[]) => BotLine | undefined {
  let before = first.observation;
  let isSpent = first.version > 0;
  let saidAt = isSpent ? first.version : -QUIET_UPDATES;
  let lastWords = '';
  return ({ version, observation: now }, seats) => {
    const was = before;
    before = now;
    if (now.last?.type === 'deal') isSpent = false;
    const isEnd = now.result !== undefined;
    if (!quickChat || version - saidAt < QUIET_UPDATES || (isSpent && !isEnd)) return undefined;
    const due = isEnd ? endOccasions(now, seats) : quickChat(now, was);
    const random = seeded(numberOf(`${seed} ${version}`));
    const said = chosen(due, seats, random, isEnd, lastWords);
    if (!said) return undefined;
    isSpent = true;
    saidAt = version;
    lastWords = said.words;
    return said;
  };
}

/** How the match ended for each. */
function endOccasions({ result }: ObservationBase, seats: readonly Occupant[]): QuickChatOccasion[] {
  return seats.map((_, seat) => ({ seat, on: result?.winners.includes(seat) ? 'won' : 'lost' }));
}

/** What one of the bots makes of it, each in their manner; `isSure`: nobody keeps it to themselves. */
function chosen(
  due: readonly QuickChatOccasion[],
  seats: readonly Occupant[],
  random: Random,
  isSure: boolean,
  lastWords: string,
): BotLine | undefined {
  const reactions = due.flatMap(({ seat, on }) => {
    const who = seats[seat];
    const persona = who?.kind === 'bot' ? personaOf(who.name) : undefined;
    const reaction = persona?.reactions[on];
    return persona && reaction ? { seat, on, persona, reaction } : [];
  });
  if (reactions.length === 0) return undefined;
  const { seat, on, persona, reaction } = pick(reactions, random);
  if (!isSure && randomFraction(random) >= persona.talkative) return undefined;
  const [gesture, ...numbers] = reaction;
  const fresh = numbers.map((number) => `quick-chat.${on}.${number}`).filter((words) => words !== lastWords);
  return { seat, name: persona.name, gesture, words: fresh.length > 0 ? pick(fresh, random) : '' };
}

/** The bots of this match say so at the table, a moment after everybody has seen it. */
export function followQuickChat(
  live: LiveMatch,
  game: Pick<Game, 'quickChat'>,
  state: TableState,
  chat: TableChat,
): void {
  const { kept, isPractice } = state;
  if (isPractice) return;
  const talkAt = quickChatOf(game, `${kept.id} ${kept.match}`, live.feeds.latest('everyone'));
  live.feeds.subscribe('everyone', (update) => {
    const said = talkAt(update, state.kept.seats);
    const delay = update.observation.result ? END_DELAY_MS : QUICK_CHAT_DELAY_MS;
    if (said) live.clock.after(delay, () => state.live === live && chat.quickChat(said));
  });
}
