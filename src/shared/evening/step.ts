import type { Refusal } from '../engine/refusal.ts';
import type { Evening } from './schema.ts';

/** What comes of a step: the evening as it is now, or why nothing has changed. The evening before stays as it was. */
export type EveningStep = { readonly evening: Evening } | { readonly refusal: Refusal };
