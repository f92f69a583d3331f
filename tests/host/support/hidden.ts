/** What lies hidden in each game: of every folder that says it. */
import type { Hidden } from '#shared/engine/checks/hidden.ts';

const found = import.meta.glob<Hidden>('../../../src/shared/games/*/hidden.ts', { eager: true, import: 'default' });

export const HIDDEN: readonly Hidden[] = Object.values(found);
