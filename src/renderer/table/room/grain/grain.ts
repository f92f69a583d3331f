/** What the table is made of, as pixels: red, green, blue, alpha, row by row. It continues at its opposite edges. */
export interface Grain {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What can be asked for. `nap` and `brush` lie in the cloth, `walnut` in the rim. */
export type GrainMaterial = 'nap' | 'brush' | 'walnut';
