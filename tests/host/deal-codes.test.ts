/** Rounds of numbered deals as codes: whoever plays one elsewhere is dealt what was dealt at the evening, in every game. */
import { expect, it } from 'vitest';
import { GAMES, gameOf, rulesOf } from '#catalogue';
import { PromptBots } from '#main/host/testing/bots.ts';
import { allTold, eveningOf, type Guest, phones, SAME_DEALS } from '#main/host/testing/room-clients.ts';
import { person } from '#main/host/testing/table-people.ts';
import { type TestHost, testHost } from '#main/host/testing/test-host.ts';
import { refuseDuplicateDeals } from '#shared/engine/duplicate-deals.ts';
import type { Game } from '#shared/engine/game.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import { replay } from '#shared/engine/replay.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { challengeOfEvening, dealCodeOf } from '../../src/renderer/desktop/deals/challenge.ts';

const SWISS = { form: 'swiss' };
const GROUPS = { form: 'groups', groups: 'anew' };
const MOVEMENT = { form: 'movement', remainder: 'bots' };

/** What the first card at this table is part of. */
function firstDealAt({ store }: TestHost, id: string): unknown {
  const events = store.events(store.match(id, 0)?.id ?? 0);
  return events.find((event) => 'cards' in event && event.cards);
}

/** Ten people are dealt a round of this game, and go home: its secret is told. */
async function dealtAndTold(game: Game, deals: number): Promise<{ evening: EveningView; first: unknown }> {
  const { rules, isCooperative: together } = game;
  const at = testHost({ opensTables: true, gameOf });
  const names = ['Ada', 'Bob', 'Cleo', 'Dora', 'Enzo', 'Fay', 'Gino', 'Hugo', 'Ines', 'Joe'];
  const [ada] = (await phones(at, ...names)) as [Guest];
  await allTold(at);
  const form = together ? GROUPS : rules.seats.max === 2 ? SWISS : MOVEMENT;
  await ada.get('evening/begin', { ...SAME_DEALS, form, deals, games: [{ game: rules.id }] });
  await ada.get('evening/next');
  await allTold(at);
  await ada.get('evening/deal');
  await allTold(at);
  const [table] = at.host.evening.tables;
  const first = firstDealAt(at, table?.id ?? '');
  const { round } = await eveningOf(ada);
  for (const { number } of round?.tables ?? []) await ada.get('evening/breakOff', { round: 1, table: number });
  await allTold(at);
  return { evening: await eveningOf(ada), first };
}

it.each(Object.values(GAMES).map((game) => [game.rules.id, game] as const))(
  'a round of %s is played again by its code, every card of it, and after it a match like any other',
  async (id, game) => {
    const deals = game.duplicate?.options(2) ? 2 : 1;
    const { evening, first } = await dealtAndTold(game, deals);
    const challenge = challengeOfEvening(evening);
    const code = (challenge && dealCodeOf(challenge)) ?? '';
    const random = seeded(5);
    const anyMove = (moves: readonly AnyMove[]) => {
      // In VIVA who takes cards for ever plays for ever.
      const better = moves.filter(({ type }) => type !== 'take');
      return moves.length > 0 ? pick(better.length > 0 ? better : moves, random) : undefined;
    };
    const at = testHost({ gameOf, pool: new PromptBots(anyMove) });
    const session = person(at);
    const made = at.host.tableFactory.openOwn(session, { game: id, seats: 2, deal: code });
    if ('refusal' in made) throw new Error(made.refusal.reason);
    const table = at.host.table(made.table);
    for (const seat of table?.kept.seats.keys() ?? []) table?.seatBot(seat, 'random');
    expect(table?.start()).toBeUndefined();
    while (table?.stage === 'playing') await at.clock.pass(60_000);
    expect(firstDealAt(at, made.table)).toEqual(first);
    const read = table?.record(session);
    const replayed = read && 'record' in read && replay(read.record, rulesOf);
    if (!replayed || 'fault' in replayed) throw new Error('no record');
    const { match } = replayed;
    const { commitment, secret, deals: numbers = [] } = evening.round ?? {};
    const numbered = { round: 1, deals: [...numbers], commitment: commitment ?? '', secret: secret ?? '' };
    expect(refuseDuplicateDeals(match, numbered, game.duplicate)).toBeUndefined();
    expect(game.duplicate?.deals(match.rules.result(match.state) as never)).toHaveLength(deals);
    expect(table?.backToLobby()).toBeUndefined();
    expect(Object.keys(table?.kept.options ?? {})).toEqual(Object.keys(game.rules.options));
  },
);
