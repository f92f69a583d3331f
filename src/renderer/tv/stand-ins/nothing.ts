/** Stands for every game's `hand.css`, which says what it looks like on a phone. */
export {};
