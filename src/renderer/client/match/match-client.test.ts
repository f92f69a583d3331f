import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { useConnection } from '../connection/connection.ts';
import { useToast } from '../connection/refusals.ts';
import { CallError, Unreachable } from '../connection/rpc.ts';
import type { Client } from '../connection/transport.ts';
import { subscribeTable, useTable } from '../tables/tables.ts';
import { type MatchControls, registerCardDrawer, subscribeMatch, useShownMatch } from './match-client.ts';

type Watch = Parameters<Client['play']['watch']>[0];
type Move = Parameters<Client['play']['move']>[0];

/** A host at the other end of a connection: the calls it got, and what it sends. */
function newLine() {
  const asked = { watch: [] as Watch[], move: [] as Move[] };
  const waiting: PlayUpdate[] = [];
  let wake = (): void => {};
  let answer = (): Promise<object> => Promise.resolve({});
  async function* stream() {
    for (;;) {
      for (let next = waiting.shift(); next; next = waiting.shift()) yield next;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const play = {
    watch: async (input: Watch) => {
      asked.watch.push(input);
      return stream();
    },
    move: (input: Move) => {
      asked.move.push(input);
      return answer();
    },
  };
  return {
    asked,
    client: { play } as unknown as Client,
    send(version: number, moves: PlayUpdate['moves'] = []) {
      waiting.push({ match: 0, version, observation: { viewer: 2, toAct: [], last: null, version }, moves });
      wake();
    },
    /** Sends updates with these observations, valid or not. */
    spoil(...observations: unknown[]) {
      for (const [k, observation] of observations.entries())
        waiting.push({ match: 0, version: k + 1, observation, moves: [] });
      wake();
    },
    answers(next: () => Promise<object>) {
      answer = next;
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const open = ({ client }: { client: Client }) => useConnection.setState({ status: 'open', client });
const shown = () => useShownMatch.getState().shown;
const PASS = { type: 'pass' };

const SETTLED = () => [{ name: 'settled', ms: 0 }];
const GAME = { beats: SETTLED, observedDraws: () => [] };

let player: MatchControls;

beforeEach(() => {
  useConnection.setState({ status: 'connecting', client: null });
  useToast.setState({ notice: null });
  player = subscribeMatch('t', 2, GAME);
});
afterEach(() => player.stop());

/** A seat that may pass does so, and the answer comes. */
async function actOn(line: ReturnType<typeof newLine>): Promise<void> {
  open(line);
  line.send(4, [PASS]);
  await settle();
  player.act(PASS);
  await settle();
}

describe('a match that begins', () => {
  /** The parts of the host's table view that matter here. */
  const tell = (stage: string, match: number) => ({ id: 't', stage, match });

  /** Subscribes to the table through these views, then to the match, twice; returns the host's calls. */
  async function watched(...views: ReturnType<typeof tell>[]): Promise<(Watch['since'] | null)[]> {
    player.stop();
    const line = newLine();
    const table = { watch: async () => views };
    open({ client: { ...line.client, table } as unknown as Client });
    const leave = subscribeTable('t');
    await settle();
    player = subscribeMatch('t', 2, GAME);
    await settle();
    line.send(0);
    await settle();
    player.stop();
    player = subscribeMatch('t', 1, GAME);
    await settle();
    leave();
    useTable.setState({ table: null, beginning: null });
    return line.asked.watch.map(({ since }) => since ?? null);
  }

  it('is shown from its first deal on to who sat there, and once', async () => {
    expect(await watched(tell('lobby', 0), tell('playing', 0))).toEqual([{ match: 0, version: -1 }, null]);
    expect(await watched(tell('over', 0), tell('playing', 1))).toEqual([{ match: 1, version: -1 }, null]);
  });

  it('is shown as it stands to who comes in later', async () => {
    expect(await watched(tell('playing', 0))).toEqual([null, null]);
  });
});

describe('on a machine that draws no frame for a while', () => {
  afterEach(() => registerCardDrawer(undefined));

  /** The second update is shown, and its card is in flight. */
  async function flying(line: ReturnType<typeof newLine>): Promise<void> {
    player.stop();
    player = subscribeMatch('t', 2, { ...GAME, beats: () => [{ name: 'settled', ms: 0, lands: 1 }] });
    open(line);
    line.send(0);
    await settle();
    line.send(1);
    await settle();
  }
  const told = () => (shown()?.announced.observation as { version?: number } | undefined)?.version;

  it('words wait for the card, and come when it has landed', async () => {
    registerCardDrawer(() => true);
    const line = newLine();
    await flying(line);
    expect([shown()?.version, told(), shown()?.isAtRest]).toEqual([1, 0, false]);
    line.send(2);
    await settle();
    expect([shown()?.version, told()]).toEqual([1, 0]);
    registerCardDrawer(() => false);
    await settle();
    expect([shown()?.version, told(), shown()?.isAtRest]).toEqual([2, 2, true]);
  });

  it('words come at once to who has seen enough', async () => {
    registerCardDrawer(() => true);
    await flying(newLine());
    player.skip();
    expect([told(), shown()?.isAtRest]).toEqual([1, true]);
  });

  it('words wait for none but the cards that were sent before them', async () => {
    const sent = performance.now() + 60_000;
    registerCardDrawer((before) => sent < before && before !== Number.POSITIVE_INFINITY);
    await flying(newLine());
    expect(told()).toBe(1);
  });
});

describe('a followed match', () => {
  it('is drawn once for all that comes at once', async () => {
    const line = newLine();
    open(line);
    line.send(0);
    await settle();
    const drawn = vi.fn();
    const leave = useShownMatch.subscribe(drawn);
    for (let version = 1; version <= 30; version++) line.send(version);
    await settle();
    leave();
    expect(shown()?.version).toBe(30);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind for the next, which may be of another game', async () => {
    const line = newLine();
    open(line);
    line.send(0);
    await settle();
    expect(shown()).toMatchObject({ version: 0 });
    player.stop();
    expect(shown()).toBeNull();
  });

  it('shows what comes, and asks after a break for what came since', async () => {
    const first = newLine();
    open(first);
    first.send(0);
    first.send(1);
    await settle();
    expect(shown()).toMatchObject({ version: 1, before: { version: 0 }, announced: { observation: { version: 0 } } });
    expect(first.asked.watch).toEqual([{ table: 't', viewer: 2 }]);

    useConnection.setState({ status: 'lost', client: null });
    const second = newLine();
    open(second);
    second.send(2);
    await settle();
    expect(second.asked.watch).toEqual([{ table: 't', viewer: 2, since: { match: 0, version: 1 } }]);
    expect(shown()).toMatchObject({ version: 2 });
  });

  it('leaves out what is no sight of this viewer, and shows what comes after', async () => {
    const line = newLine();
    open(line);
    line.send(0);
    line.spoil(null, 1, 'x', {}, { viewer: 3, toAct: [], last: null }, { viewer: 2, toAct: 4, last: null });
    line.send(7);
    await settle();
    expect(shown()).toMatchObject({ version: 7, before: { version: 0 } });
    expect(useToast.getState().notice?.refusal.reason).toBe('host-strange');
  });

  it('stands there at once where the game finds no beats for it, and goes on', async () => {
    vi.stubGlobal('reportError', () => undefined);
    player.stop();
    const line = newLine();
    open(line);
    const beats = (now: object) => {
      if ('version' in now && now.version === 1) throw new Error('what is this?');
      return SETTLED();
    };
    player = subscribeMatch('t', 2, { ...GAME, beats });
    for (const version of [0, 1]) line.send(version);
    await settle();
    expect(shown()).toMatchObject({ version: 1 });
    line.send(2);
    await settle();
    expect(shown()).toMatchObject({ version: 2 });
    vi.unstubAllGlobals();
  });

  it('sends a move on what was seen, and no second one on the same sight', async () => {
    const line = newLine();
    open(line);
    line.send(4, [PASS]);
    await settle();
    expect(shown()?.moves).toEqual([PASS]);
    player.act(PASS);
    player.act(PASS);
    expect(shown()?.moves).toEqual([]);
    await settle();
    expect(line.asked.move).toEqual([{ table: 't', seat: 2, match: 0, version: 4, move: PASS }]);
  });

  it('sends another on the same sight where the game lets it follow, as the game says', async () => {
    player.stop();
    const line = newLine();
    open(line);
    const followUp = (move: AnyMove, sent: readonly AnyMove[]) =>
      move.type === 'pass' && sent.length < 2 ? { ...move, after: sent.length } : undefined;
    player = subscribeMatch('t', 2, { ...GAME, followUp });
    line.send(4, [PASS, { type: 'bid' }]);
    await settle();
    player.act({ type: 'bid' });
    expect(shown()?.moves).toEqual([PASS]);
    for (const move of [{ type: 'bid' }, PASS, PASS]) player.act(move);
    expect(shown()?.moves).toEqual([]);
    await settle();
    expect(line.asked.move.map(({ move }) => move)).toEqual([{ type: 'bid' }, { ...PASS, after: 1 }]);
  });

  it('lets a person choose again, and says why, when the host refuses', async () => {
    const line = newLine();
    const refusal = { rule: 'BC-7', reason: 'rank-not-lower', params: { standing: 'K' } };
    line.answers(() => Promise.reject(new CallError('REFUSED', refusal)));
    await actOn(line);
    expect(shown()?.moves).toEqual([PASS]);
    expect(useToast.getState().notice?.refusal).toEqual(refusal);
  });

  it('says nothing of a move that came after the end, which is about to be shown', async () => {
    const line = newLine();
    line.answers(() => Promise.reject(new CallError('REFUSED', { rule: 'host', reason: 'no-match' })));
    await actOn(line);
    expect(line.asked.move.length).toBe(1);
    expect(useToast.getState().notice).toBeNull();
  });

  it('lets a move be made again when the line broke before it was answered', async () => {
    const line = newLine();
    line.answers(() => Promise.reject(new Unreachable('gone')));
    await actOn(line);
    expect(shown()?.moves).toEqual([PASS]);
    expect(useToast.getState().notice).toBeNull();
  });
});
