/** How much the tests look at: `ROUNDS=full` asks for every round, `GAME=viva` for the tests of that game alone. */
const { ROUNDS, GAME } = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** How often a test with random input runs: `few` times on a developer's machine, `all` in CI. */
export function rounds(few: number, all: number): number {
  return ROUNDS === 'full' ? all : few;
}

/** Whether tests of all games look at this one. */
export function isTested(game: string): boolean {
  return !GAME || GAME.split(',').includes(game);
}
