/** One sentence by its key, its gaps filled: what every component and layout speaks with. */
import type { Params } from '#shared/words/say.ts';

export type Say = (key: string, params?: Params) => string;
