/** What an evening is to be, from what somebody has wished for: every game with its options and sizes, as its rules have them. */
import type { Game } from '#shared/engine/game.ts';
import { resolveOptions, withoutOptions } from '#shared/engine/options.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { newEvening } from '#shared/evening/plan.ts';
import type { EveningGame, EveningStep } from '#shared/evening/schema.ts';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { readTableName } from '#shared/protocol/typed-text.ts';
import type { KeptPerson } from '../../store/room-store.ts';

/** The beginning of an evening of these people. */
export function planEvening(
  wish: EveningRequest,
  people: readonly KeptPerson[],
  gameOf: (id: string) => Game | undefined,
): EveningStep {
  const read = readTableName(wish.name);
  if ('refusal' in read) return read;
  const { form, scoring, rounds, minutes, deals = 0 } = wish;
  const games: EveningGame[] = [];
  for (const one of wish.games) {
    const game = gameOf(one.game);
    if (!game) return { refusal: refusal('host', 'no-such-game', { game: one.game }) };
    const made = planGame(game, one, scoring === 'duplicate' ? deals : undefined);
    if ('refusal' in made) return made;
    games.push(made.game);
  }
  const players = people.map(({ id, name }) => ({ id, name }));
  return newEvening({ name: read.name, games, form, scoring, rounds, minutes, deals, players });
}

function planGame(
  { rules, usualSeats: usual, isCooperative: together, duplicate }: Game,
  { options, size }: EveningRequest['games'][number],
  deals: number | undefined,
): { readonly game: EveningGame } | { readonly refusal: Refusal } {
  const { id, seats } = rules;
  if (deals !== undefined && !duplicate) return { refusal: refusal('desk', 'no-duplicate', { game: id }) };
  const fixed = deals === undefined ? {} : duplicate?.options(deals);
  // What a table chose for itself last time is no option of an evening.
  const chosen = withoutOptions(options ?? {}, rules.tableOptions);
  const resolved = resolveOptions(rules.options, { ...chosen, ...fixed }, rules.duplicateOptions);
  if (!fixed || 'refusal' in resolveOptions(rules.options, { ...fixed }, rules.duplicateOptions)) {
    return { refusal: refusal('desk', 'not-so-many-deals', { game: id, deals: deals ?? 0 }) };
  }
  if ('refusal' in resolved) return resolved;
  const wanted = size ?? usual ?? seats.max;
  const refused = rules.refuseOptions?.(resolved.options, wanted);
  if (refused) return { refusal: refused };
  const { min, max } = seats;
  return {
    game: { game: id, options: resolved.options, seats: { min, max }, size: wanted, together: together ?? false },
  };
}
