import type { Block } from './inks.ts';

/** The pictures of an age, by the cards of its moments. */
export type Pictures = Readonly<Record<string, () => Block>>;
