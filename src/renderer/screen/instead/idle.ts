/** Stands for how every game makes a move of a card, on the television's page: nobody plays there. */
export function moveOf(): undefined {
  return undefined;
}

export const moveAt = moveOf;
export const takeOf = moveOf;
export const playOf = moveOf;
export const followUp = moveOf;

/** Nothing is held ready. */
export function holding(): readonly string[] {
  return [];
}
