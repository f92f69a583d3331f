/**
 * Gestures, allowed even in silence (VM-20), in every game. Kept apart from the schemas, which a
 * phone doesn't load.
 */
export const GESTURES = ['glance', 'shrug', 'drum', 'lean-in', 'lean-back', 'grimace', 'eyes-closed', 'smile'] as const;
export type Gesture = (typeof GESTURES)[number];
