import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What plays for minutes, in browsers and in a network of namespaces: `npm run test:long`, so that `npm test` stays under five. */
const LONG = [
  'tests/games/*.test.ts',
  'tests/host/evening-killed.test.ts',
  'tests/cluster/{evening,page,partition,planted-faults}.test.ts',
  'tests/security/*.test.ts',
  'tests/store/damaged-store-long.test.ts',
  'tests/table3d/{light,phases,pixels,ribbons,rooms,still}.test.ts',
  'tests/a-new-game/played.test.ts',
  'tests/lan/{connection-flood,discovery,doctor,mdns-flood}.test.ts',
  'tests/legacy-browsers/{engines-all,no-storage}.test.ts',
  'tests/page-translation/pages.test.ts',
  'tests/ui-audit/{all,announced,audit}.test.ts',
  'tests/ui-audit/monkey/{monkey,monkey-all,real}.test.ts',
  'tests/e2e/{bets,briscola-chiamata,desk,desktop-error-fallback,error-fallback,evening-by-pad,evening-desk,evening-room,gamepad,host-and-guest,hot-seat,learn-all,lessons,lost-seat,no-storage,one-table,phone,phone-awake,phone-hand,phone-learn,phone-newcomer,phone-page,phone-reach,play-now,records,round-code,sounds,strange-host,try-again,tv,tv-and-phones,two-languages}.test.ts',
];

/** Runs in CI besides (`npm run test:ci`): a deal in two other engines, and a newcomer's whole way. */
const BESIDE = ['tests/legacy-browsers/engines.test.ts', 'tests/e2e/learn.test.ts'];

/** What needs no program but the rules, and can be looked at beside everything else. */
const RULES = ['tests/golden-records/*.test.ts', 'tests/rules/*.test.ts'];

/** A game that is put into a copy of the house: it runs there. */
const PUT_IN = ['tests/a-new-game/{shared,renderer}/**'];

export default defineConfig({
  resolve: { alias: { '#games': fileURLToPath(new URL('src/catalogue/bundled-games.ts', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', '{build,checks,tools}/*.test.ts', ...RULES],
          // Nothing here waits for a browser: every core is of use.
          maxWorkers: availableParallelism(),
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Whole programs: servers, browsers, the build. Two at a time: each waits for its browser most of the while.
          name: 'whole',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...LONG, ...BESIDE, ...RULES, ...PUT_IN],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'beside',
          environment: 'node',
          include: BESIDE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          environment: 'node',
          include: LONG,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
