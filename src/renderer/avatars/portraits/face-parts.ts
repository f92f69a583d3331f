/** Parts common to all portraits: head, neck, shoulders, eyes, nose, mouth. Individual parts are in people/. */
import {
  body,
  eye,
  face,
  flat,
  type Group,
  head,
  line,
  near,
  outlined,
  type PortraitShape,
  round,
  type Tone,
} from './shapes.ts';

/** The form of a head: half its breadth, crown and chin; `jaw` 0.4 pointed, 1 square. */
export interface HeadShape {
  readonly half: number;
  readonly top: number;
  readonly chin: number;
  readonly jaw: number;
}

const FORM: HeadShape = { half: 20, top: -27, chin: 25, jaw: 0.62 };

const MID = -2;

/** The head's outline, or that of a part that is smaller on the right by the shaded area. */
function outline({ half, top, chin, jaw }: HeadShape, inner = 0): string {
  const up = MID - (MID - top) * 0.58;
  const down = MID + (chin - MID) * 0.52;
  const w = half - inner;
  const right = `C${w * 0.58} ${top} ${w} ${up} ${w} ${MID}C${w} ${down} ${half * jaw - inner} ${chin} 0 ${chin}`;
  const left = `C${-half * jaw} ${chin} ${-half} ${down} ${-half} ${MID}C${-half} ${up} ${-half * 0.58} ${top} 0 ${top}z`;
  return `M0 ${top}${right}${left}`;
}

/** Skin, its shaded side, and ears unless hair or a hat hides them. */
export function headAndEars(form: Partial<HeadShape> = {}, ears = true): Group {
  const whole = { ...FORM, ...form };
  const { half } = whole;
  const both = [outlined(round(-half, 1, 4.2, 5.6), 'skin'), outlined(round(half, 1, 4.2, 5.6), 'shade')];
  return head(
    ...(ears ? both : []),
    flat(outline(whole), 'shade'),
    flat(outline(whole, 5.5), 'skin'),
    line(outline(whole)),
  );
}

/** The neck, and shoulders so broad. */
export function shoulders(cloth: Tone, shade: Tone, broad = 36, ...over: readonly PortraitShape[]): Group {
  return body(
    outlined('M-9 14V36C-9 44 9 44 9 36V14z', 'shade'),
    outlined(
      `M${-broad} 60C${-broad + 1} 44 ${-broad * 0.6} 38 -11 33C-6 42 6 42 11 33C${broad * 0.6} 38 ${broad - 1} 44 ${broad} 60z`,
      cloth,
    ),
    flat(
      `M${broad - 1.4} 60C${broad - 2} 48 ${broad * 0.7} 42 ${broad * 0.5} 38.5C${broad * 0.55} 46 ${broad * 0.6} 52 ${broad * 0.6} 60z`,
      shade,
    ),
    ...over,
  );
}

export interface EyeStyle {
  /** From the middle. */
  readonly apart?: number;
  readonly y?: number;
  /** How wide open. */
  readonly open?: number;
  readonly brow?: Tone | 'none';
  /** How heavy the brows are, and how far their outer ends are raised. */
  readonly heavy?: number;
  readonly raised?: number;
  /** Lashes at the outer corner. */
  readonly lashes?: boolean;
}

/** Two movable eyes, and brows. */
export function eyes(look: EyeStyle = {}): readonly Group[] {
  const { apart = 8.6, y = -3, open = 4, brow = 'ink', heavy = 2.6, raised = 0, lashes = false } = look;
  const lid = (side: number): string =>
    `M${side * (apart - 4.8)} ${y - open * 0.35}C${side * (apart - 3)} ${y - open * 1.25} ${side * (apart + 3)} ${y - open * 1.25} ${side * (apart + 5)} ${y - open * (lashes ? 0.55 : 0.2)}`;
  const over = (side: number): string =>
    `M${side * (apart - 4.6)} ${y - 8.2}C${side * (apart - 1)} ${y - 10.4 - raised} ${side * (apart + 3)} ${y - 10 - raised} ${side * (apart + 5.6)} ${y - 7.2 - raised}`;
  return [
    face(
      flat(round(-apart, y, 4.6, open), 'eye'),
      flat(round(apart, y, 4.6, open), 'eye'),
      ...(brow === 'none' ? [] : [line(over(-1), heavy, brow), line(over(1), heavy, brow)]),
    ),
    eye(flat(round(-apart, y, 2.9, Math.min(3, open)), 'ink'), flat(round(apart, y, 2.9, Math.min(3, open)), 'ink')),
    face(line(lid(-1), 1.9), line(lid(1), 1.9)),
  ];
}

/** Warm cheeks. */
export function cheeks(y = 7, apart = 12.5, r = 4.6): Group {
  return face(flat(round(-apart, y, r, r * 0.8), 'blush'), flat(round(apart, y, r, r * 0.8), 'blush'));
}

/** Noses: small, long, or round as a potato. */
export const NOSES = {
  small: near(line('M1.5 2.5C4 5 3.6 7.4 -1.6 7.2', 2)),
  long: near(
    flat('M0 -5C2.4 0 5.6 5 5 8C3.6 10 0 10 -3 8.6z', 'shade'),
    line('M1.6 -3C3 2 6.4 6 5 8.4C3.6 10.4 -0.6 10.2 -3 8.6', 2),
  ),
  round: near(outlined(round(0.4, 5.6, 5.2, 4.5), 'blush', 2)),
  broad: near(line('M-4.6 6.6C-4.4 9 -1.8 8 0 9C1.8 8 4.4 9 4.6 6.6M1.6 0C2.6 2 3 3.4 3 4.4', 2)),
  hooked: near(
    flat('M0 -6C5 -2 7.4 4 5.2 9C3.6 10.4 0 10 -2.6 8.6z', 'shade'),
    line('M1.4 -6C5.6 -3 8 4 5.4 9C3.6 10.8 -0.6 10.2 -2.8 8.4', 2.1),
  ),
} as const;

/** Mouths: a smile, a broad one with teeth, painted lips, a wry corner. */
export const MOUTHS = {
  smile: face(line('M-7.5 13.6C-4 18 4 18.2 8 13.2', 2.2)),
  calm: face(line('M-6 15.2C-2 16.8 3 16.8 6.6 14.6', 2.2)),
  grin: face(
    outlined('M-9 12.6C-4 14.2 4 14.2 9 12.4C8 19.4 3.6 21 0 21C-3.6 21 -8 19.4 -9 12.6z', 'linen', 2),
    line('M-7.4 16.6C-3 17.6 3 17.6 7.4 16.4', 1),
  ),
  lips: face(
    outlined('M-6.8 13.4C-4 11.8 -1.6 12 0 13.2C1.6 12 4 11.8 7 13.2C4.4 19 -4 19 -6.8 13.4z', 'tomato', 1.6),
    line('M-7 13.4C-3 16 3 16 7.4 13', 1.5),
  ),
  soft: face(
    flat('M-6.6 13C-4 12 -1.6 12.2 0 13.2C1.6 12.2 4 12 6.8 12.8C4.4 18.6 -4 18.6 -6.6 13z', 'blush'),
    line('M-7.4 12.8C-3.4 16.2 3.4 16.2 7.8 12.4', 1.9),
  ),
  wry: face(line('M-5.6 15.4C-1 17 4 16.4 8.4 12.6', 2.2)),
} as const;
