/** What lies hidden in each game: of every folder that says it. */
import type { HiddenInformation } from '#shared/engine/checks/hidden.ts';

const found = import.meta.glob<HiddenInformation>('../../../src/shared/games/*/hidden.ts', { eager: true, import: 'default' });

export const HIDDEN: readonly HiddenInformation[] = Object.values(found);
