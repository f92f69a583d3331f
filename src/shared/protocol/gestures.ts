/** The signs that may be made even in silence (VM-20), in every game. Apart from the schemas, which a phone has no use for. */
export const GESTURES = ['glance', 'shrug', 'drum', 'lean-in', 'lean-back', 'grimace', 'eyes-closed', 'smile'] as const;
export type Gesture = (typeof GESTURES)[number];
