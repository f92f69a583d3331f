/** Labels of each family's buttons: letters, or a drawn shape with a word of its own. */
import type { PadKind } from './pad-layout.ts';

/** Drawn in a square of 24, in one line; our own drawings. */
export const SHAPES = {
  cross: 'M8 8l8 8M16 8l-8 8',
  circle: 'M12 7.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6z',
  square: 'M7.8 7.8h8.4v8.4H7.8z',
  triangle: 'M12 6.8l5 8.6H7z',
  menu: 'M7.5 8.5h9M7.5 12h9M7.5 15.5h9',
  view: 'M7.5 7.5h6v6h-6zM10.5 13.5v3h6v-6h-3',
  create: 'M8.5 9v6M12 7.5v6M15.5 9v6',
  plus: 'M7 12h10M12 7v10',
  minus: 'M7 12h10',
  arrows: 'M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z',
  stick: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM12 4v1.5M12 18.5v1.5M4 12h1.5M18.5 12h1.5',
} as const;
export type ShapeName = keyof typeof SHAPES;

const LETTERED: Readonly<Record<number, string>> = { 0: 'A', 1: 'B', 2: 'X', 3: 'Y', 8: 'view', 9: 'menu' };
const NUMBERED: Readonly<Record<number, string>> = { 4: 'L1', 5: 'R1', 6: 'L2', 7: 'R2', 10: 'L3', 11: 'R3' };

const SIGNS: Readonly<Record<PadKind, Readonly<Record<number, string>>>> = {
  xbox: { ...LETTERED, 4: 'LB', 5: 'RB', 6: 'LT', 7: 'RT', 10: 'LS', 11: 'RS' },
  deck: { ...LETTERED, ...NUMBERED },
  playstation: { ...NUMBERED, 0: 'cross', 1: 'circle', 2: 'square', 3: 'triangle', 8: 'create', 9: 'menu' },
  nintendo: {
    0: 'B',
    1: 'A',
    2: 'Y',
    3: 'X',
    4: 'L',
    5: 'R',
    6: 'ZL',
    7: 'ZR',
    8: 'minus',
    9: 'plus',
    10: 'LS',
    11: 'RS',
  },
};

/** A button's label: one of `SHAPES`, or letters. */
export function signOf(button: number, kind: PadKind): string {
  return SIGNS[kind][button] ?? '';
}

export function isShape(sign: string): sign is ShapeName {
  return Object.hasOwn(SHAPES, sign);
}
