/**
 * The table server for tests/security/timing-leak.test.ts: its disk takes 12 ms for each write, of each two deals of Briscola
 * Chiamata one holds a weak hand, by a coin, never the forehand's, and the time in which a weak hand is asked for is shorter.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockwise, forehand, SEATS } from '#shared/games/briscola-chiamata/cards.ts';
import type { State } from '#shared/games/briscola-chiamata/state.ts';
import { dealerOf } from '#shared/tricks/deal.ts';
import { botWorkerBeside, threadsOf } from '../../src/main/bot-threads.ts';
import { acceptConnections } from '../../src/main/host/api/connection.ts';
import { BotPool } from '../../src/main/host/bots/bot-pool.ts';
import { HintThread } from '../../src/main/host/bots/hint-thread.ts';
import { secureRandom } from '../../src/main/host/connections/secrets.ts';
import { Host } from '../../src/main/host/host.ts';
import { systemClock } from '../../src/main/host/time/clock.ts';
import { x25519 } from '../../src/main/lan/encryption/x25519.ts';
import { reachHost } from '../../src/main/lan/reach/reach-host.ts';
import { listen } from '../../src/main/lan/server/server.ts';
import { openStore } from '../../src/main/store/sqlite-store.ts';
import type { Store } from '../../src/main/store/store.ts';
import type { Game } from '../../src/shared/engine/game.ts';
import type { Random } from '../../src/shared/engine/random.ts';
import { briscolaChiamata } from '../../src/shared/games/briscola-chiamata/index.ts';
import { cardsFor } from '../../src/shared/games/briscola-chiamata/testing.ts';

/** What the disk takes for one write, in ms. */
const FLUSH = 12;
/** What is left of the 8 s in which a weak hand is asked for, in ms: still some beats, and the end. */
const ASKING = 1500;

/** What writes: each of these is one flush. */
const WRITES = ['append', 'appendDiscreetly', 'addSealSteps', 'keepTable', 'beginMatch', 'end', 'dropTable'] as const;

/** The forehand's, then the others', none weak: the last but one is as soon as its point goes to the last. */
const FOREHAND = 'AC AD AH AS 10C 10D 10H 10S';
const OTHERS = ['KH KS QC QD 5D 6D 2C 2H', 'QH QS JC JD JH JS 5S 6S'];
const NONE_WEAK = ['KC 3C 4C 5C 6C 2D 3D 4D', 'KD 3H 4H 5H 6H 2S 3S 4S'];
const ONE_WEAK = ['3C 4C 5C 6C 2D 3D 4D 2S', 'KC KD 3H 4H 5H 6H 3S 4S'];

const data = mkdtempSync(join(tmpdir(), 'panno-verde-bench-'));
const log = (line: string): void => console.error(line);
const store = slowed(openStore(data));
const worker = botWorkerBeside(new URL('../../src/main/headless.ts', import.meta.url).href);
const pool = new BotPool(threadsOf(worker), systemClock, log);
const game = withDeals(briscolaChiamata);
const host = new Host({
  gameOf: () => game,
  random: secureRandom,
  pace: 0,
  scorePauseMs: 60_000,
  reachHost: reachHost,
  opensTables: true,
  clock: systemClock,
  log,
  store,
  pool,
  hintService: new HintThread(threadsOf(worker), log),
});
host.resume();
const accept = acceptConnections(host, { host: 'bench', version: '0' }, systemClock, log);
const server = await listen({
  port: 0,
  host: '127.0.0.1',
  pages: join(data, 'pages'),
  accept,
  key: x25519.pairOf(randomBytes(32)),
  about: () => ({ 'panno-verde': '0', host: 'bench', tables: [] }),
});
process.send?.({ port: server.port });
process.once('disconnect', () => {
  rmSync(data, { recursive: true, force: true });
  process.exit();
});

/** The same store on a slow disk. */
function slowed(store: Store): Store {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  const slow = WRITES.map((name) => {
    const write = store[name] as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]): unknown => {
        Atomics.wait(sleeper, 0, 0, FLUSH);
        return write(...args);
      },
    ] as const;
  });
  return { ...store, ...Object.fromEntries(slow) };
}

/** The next deals to come: of each two one holds a weak hand. */
let coming: boolean[] = [];

function isNextWeak(random: Random): boolean {
  if (coming.length === 0) coming = random.below(2) === 0 ? [true, false] : [false, true];
  return coming.shift() ?? false;
}

function withDeals(game: Game): Game {
  const { rules } = game;
  const { constantTimeWindow: discreet } = rules;
  if (!discreet) throw new Error('nothing is asked in secret');
  return {
    ...game,
    rules: {
      ...rules,
      constantTimeWindow: { ...discreet, ms: (state, event) => Math.min(ASKING, discreet.ms(state, event)) },
      drawChance(state, random) {
        const drawn = rules.drawChance(state, random);
        if (drawn.type !== 'deal') return drawn;
        const dealer = dealerOf(state as State);
        const hands = Array<string>(SEATS);
        const others = [...OTHERS, ...(isNextWeak(random) ? ONE_WEAK : NONE_WEAK)];
        hands[forehand(dealer)] = FOREHAND;
        for (let k = 1; k < SEATS; k++)
          hands[clockwise(forehand(dealer), k)] = others.splice(random.below(others.length), 1)[0] ?? '';
        return { ...drawn, cards: cardsFor(hands, dealer) };
      },
    },
  };
}
