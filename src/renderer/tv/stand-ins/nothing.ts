/** Replaces every game's `phone.css`, which is for phones only. */
export {};
