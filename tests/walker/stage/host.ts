/**
 * A host in the page itself, held to the contract: tells what a view's state says, and plays moves by the real rules.
 * What asks it to change anything else is answered, and nothing changes.
 */
import { createRouterClient, implement, ORPCError } from '@orpc/server';
import type { Client } from '#renderer/session/line/transport.ts';
import { drawNext, type Match, moveEvent, newMatch, play, take } from '#shared/engine/match.ts';
import { seeded } from '#shared/engine/random.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, GameEvent, Rules, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { contract } from '#shared/protocol/contract.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { State } from './state.ts';

export interface StageHost {
  readonly client: Client;
  /** Knows this from now on. Lists are told again; a table is another one. */
  know(state: State): void;
}

interface Running {
  readonly match: Match;
  /** Whoever waits for the next event. */
  readonly waiting: Set<() => void>;
}

export function openHost(rulesOf: (game: string) => Rules | undefined): StageHost {
  let state: State = {};
  let running: Running | undefined;
  const listening = new Set<() => void>();

  /** What it is now, and again after every change. */
  async function* lists<T>(of: (now: State) => T, signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    while (!signal?.aborted) {
      yield of(state);
      await woken(listening, signal);
    }
  }

  const os = implement(contract);
  const done = () => ({});
  const router = os.router({
    session: { greet: os.session.greet.handler(() => ({ token: 'walker', host: 'Nonna’s computer', version: '0' })) },
    tables: {
      watch: os.tables.watch.handler(({ signal }) => lists(({ tables }) => tables ?? [], signal)),
      open: os.tables.open.handler(() => ({ table: 'none', code: 'K7MP' })),
      enter: os.tables.enter.handler(() => refuse(refusal('host', 'wrong-code'))),
    },
    table: {
      watch: os.table.watch.handler(async function* ({ input, signal }) {
        if (!state.table) return refuse(refusal('host', state.refused ?? 'no-such-table'));
        yield { ...state.table, id: input.table };
        await woken(new Set(), signal);
      }),
      sit: os.table.sit.handler(done),
      stand: os.table.stand.handler(done),
      seatBot: os.table.seatBot.handler(done),
      clearSeat: os.table.clearSeat.handler(done),
      setOptions: os.table.setOptions.handler(done),
      setSeats: os.table.setSeats.handler(done),
      start: os.table.start.handler(done),
      goOn: os.table.goOn.handler(done),
      again: os.table.again.handler(done),
      changeSettings: os.table.changeSettings.handler(done),
      rename: os.table.rename.handler(done),
      newCode: os.table.newCode.handler(done),
      swapSeats: os.table.swapSeats.handler(done),
      remove: os.table.remove.handler(done),
      claim: os.table.claim.handler(done),
      unclaim: os.table.unclaim.handler(done),
      answerClaim: os.table.answerClaim.handler(done),
      pause: os.table.pause.handler(done),
      close: os.table.close.handler(done),
    },
    play: {
      watch: os.play.watch.handler(({ input: { viewer }, signal }) =>
        running ? updates(running, viewer, signal) : refuse(refusal('host', 'no-match')),
      ),
      move: os.play.move.handler(({ input: { seat, move } }) => {
        const why = running ? act(running, seat, move) : refusal('host', 'no-match');
        return why ? refuse(why) : {};
      }),
      record: os.play.record.handler(() => state.record),
    },
    talk: {
      watch: os.talk.watch.handler(async function* ({ signal }) {
        yield* state.talk ?? [];
        await woken(new Set(), signal);
      }),
      say: os.talk.say.handler(done),
      gesture: os.talk.gesture.handler(done),
    },
    records: {
      list: os.records.list.handler(() => [...(state.records ?? [])]),
      get: os.records.get.handler(() => state.record),
    },
    lan: {
      watch: os.lan.watch.handler(({ signal }) => lists(({ found }) => found ?? [], signal)),
      reach: os.lan.reach.handler(() => refuse(refusal('host', 'nobody-there'))),
    },
  });
  return {
    client: createRouterClient(router) as unknown as Client,
    know(next) {
      state = next;
      running = next.play && begin(next.play, rulesOf);
      for (const wake of listening) wake();
    },
  };
}

function refuse(why: Refusal): never {
  throw new ORPCError('REFUSED', { defined: true, status: 409, message: 'refused', data: why });
}

function begin(
  { game, options, seats, events }: NonNullable<State['play']>,
  rulesOf: (game: string) => Rules | undefined,
) {
  const rules = rulesOf(game);
  if (!rules) throw new Error(`no rules for ${game}`);
  const match = newMatch(rules, options, seats);
  for (const event of events) take(match, event);
  return { match, waiting: new Set<() => void>() };
}

/** Plays a move, and all that chance does then. */
function act({ match, waiting }: Running, seat: number, move: AnyMove): Refusal | undefined {
  const refused = play(match, moveEvent(seat, move));
  if (refused) return refused;
  const random = seeded(match.events.length);
  for (let chance = drawNext(match, random); chance; chance = drawNext(match, random)) take(match, chance);
  for (const wake of waiting) wake();
  return undefined;
}

/** What the viewer saw before the latest event, what it sees now, and all that comes. */
async function* updates(
  { match, waiting }: Running,
  viewer: Viewer,
  signal: AbortSignal | undefined,
): AsyncGenerator<PlayUpdate, void, void> {
  const of = (state: Match['state'], version: number): PlayUpdate => {
    const { observation, moves } = viewOf(match.rules, state, viewer);
    return { match: 0, version, observation, moves: [...moves] };
  };
  yield of(beforeTheLatest(match), match.events.length - 1);
  while (!signal?.aborted) {
    yield of(match.state, match.events.length);
    await woken(waiting, signal);
  }
}

function beforeTheLatest({ rules, options, seats, events }: Match): Match['state'] {
  const before = newMatch(rules, options, seats);
  for (const event of events.slice(0, -1) as GameEvent[]) take(before, event);
  return before.state;
}

/** Until one of these is called, or nobody listens any more. */
function woken(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      waiting.delete(wake);
      resolve();
    };
    waiting.add(wake);
    signal?.addEventListener('abort', wake);
  });
}
