import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By hand (`npm run test:long`): what plays for minutes, in browsers and in a network of namespaces. */
const LONG = [
  'tests/games/*.test.ts',
  'tests/host/evening-killed.test.ts',
  'tests/cluster/{evening,page,partition,planted-faults}.test.ts',
  'tests/package/{club-container,release-dry,server-deb}.test.ts',
  'tests/security/*.test.ts',
  'tests/shell/memory.test.ts',
  'tests/store/damaged-store-long.test.ts',
  'tests/table3d/{light,phases,pixels,ribbons,rooms,still}.test.ts',
  'tests/a-new-game/played.test.ts',
  'tests/lan/{connection-flood,discovery,doctor,mdns-flood}.test.ts',
  'tests/legacy-browsers/{demo-all,engines-all,lost-files,no-storage}.test.ts',
  'tests/page-translation/pages.test.ts',
  'tests/relay/{far-away,late-games}.test.ts',
  'tests/ui-audit/{all,announced,audit,clear,moments}.test.ts',
  'tests/ui-audit/monkey/{monkey,monkey-all,real}.test.ts',
  'tests/e2e/{bets,briscola-chiamata,desk,desktop-error-fallback,ending,error-fallback,evening-by-pad,evening-desk,evening-room,gamepad,host-and-guest,hot-seat,learn-all,lessons,lost-seat,low-window,no-storage,one-table,phone,phone-awake,phone-hand,phone-learn,phone-newcomer,phone-page,phone-reach,play-now,records,round-code,sounds,strange-host,try-again,tv,tv-and-phones,two-languages}.test.ts',
];

/** In CI besides, two at a time and after all else: a deal in two other engines, a newcomer's whole way, and the app in the real Electron. */
const ALONE = [
  'tests/legacy-browsers/engines.test.ts',
  'tests/e2e/learn.test.ts',
  'tests/shell/electron.*.test.ts',
  'tests/package/container.test.ts',
];

/** In CI besides (`npm run test:ci`): what takes long, and rarely fails where the tests of `npm test` pass. */
const CI = [
  'src/shared/games/*/bots/{bots,levels,simulated-person}.test.ts',
  'src/main/host/{room/large-room,evening/large-evening}.test.ts',
  'tools/redirected-records.test.ts',
  'tests/e2e/!(first-deal).test.ts',
  'tests/a-new-game/{a-new-game,built,written}.test.ts',
  'tests/fair-shuffle/{all-games,secrets,verify}.test.ts',
  'tests/cluster/{failover,fault-injection,nats-credentials}.test.ts',
  'tests/external-bots/{arena,caught,python}.test.ts',
  'tests/host/{bets-attacks,daily-deal,deal-codes,headless,malformed-messages,websocket}.test.ts',
  'tests/lan/encrypted-line.test.ts',
  'tests/model/*.test.ts',
  'tests/store/damaged-store.test.ts',
  'tests/legacy-browsers/*.test.ts',
  'tests/package/{deb,linux,package-contents}.test.ts',
  'tests/page-translation/*.test.ts',
  'tests/table3d/{table,tv-layout}.test.ts',
  'tests/ui-audit/*.test.ts',
];

/** Needs no program but the rules. */
const RULES = ['tests/golden-records/*.test.ts', 'tests/rules/*.test.ts'];

/** A game that is put into a copy of the project: it runs there. */
const PUT_IN = ['tests/a-new-game/{shared,renderer}/**'];

const UNIT = ['src/**/*.test.{ts,tsx}', '{build,checks,tools}/*.test.ts', ...RULES];

/** Unit tests that replace a module or a global. The others share the modules of their worker, which halves their time. */
const MOCKING = globSync(UNIT)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\bvi\.(?:mock|doMock|hoisted|resetModules|stubGlobal)\(/.test(readFileSync(file, 'utf8')));

const BROWSER_TIMEOUT_MS = 240_000;

/** It waits for cards to land and hardly computes: begun last, everything would wait for it. */
const BEGINS = /e2e\/first-deal\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(BEGINS.test(other.moduleId)) - Number(BEGINS.test(one.moduleId)));
  }
}

export default defineConfig({
  resolve: { alias: { '#games': fileURLToPath(new URL('src/catalogue/bundled-games.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    sequence: { sequencer: WaitingFirst },
    // As long as a busy machine takes, for what comes in the end.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: UNIT,
          exclude: [...CI, ...MOCKING],
          // Many threads in one process: Node runs without --memory-protection-keys, by which V8 loses track of compiled pages.
          pool: 'threads',
          isolate: false,
          // Nothing here waits for a browser: every core is of use.
          maxWorkers: availableParallelism(),
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'parts-mocking',
          include: MOCKING,
          exclude: CI,
          maxWorkers: availableParallelism(),
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Whole programs: servers, browsers, the build. Each waits for another process most of the while.
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: [...LONG, ...ALONE, ...CI, ...RULES, ...PUT_IN],
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: BROWSER_TIMEOUT_MS,
          hookTimeout: BROWSER_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'ci',
          include: CI,
          exclude: [...LONG, ...ALONE],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: BROWSER_TIMEOUT_MS,
          hookTimeout: BROWSER_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'ci-alone',
          include: ALONE,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          testTimeout: BROWSER_TIMEOUT_MS,
          hookTimeout: BROWSER_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
          testTimeout: BROWSER_TIMEOUT_MS,
          hookTimeout: BROWSER_TIMEOUT_MS,
        },
      },
    ],
  },
});
