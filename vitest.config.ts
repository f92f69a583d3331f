import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'parts',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Whole programs: servers, browsers, the build. One after another and alone, since they measure time too.
          name: 'whole',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/games/**'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The three newer games in a browser, by `npm run test:games`: not steady yet, so no part of `npm test`.
          name: 'games',
          environment: 'node',
          include: ['tests/games/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
