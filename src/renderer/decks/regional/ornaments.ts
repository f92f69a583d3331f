/** What adorns regional aces and number cards: eagles, crowns, sprigs. Each around the origin. */
import { faceFromFront } from '../court-figure.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';

/** The inks of a style. */
export interface Inks {
  readonly ink: string;
  readonly gold: string;
  readonly goldLight: string;
  readonly red: string;
  readonly blue: string;
  readonly green: string;
}

const FEATHERS = 'M52 -34L150 -96M58 -8L176 -56M60 18L172 -16M58 42L146 18';

/** An eagle with spread wings, some 420 wide, one head turned to the left or two; a coin finds room on its breast. */
export function eagle(heads: 1 | 2, { ink, gold, red }: Inks, plumage: string): string {
  const wing =
    shape(
      'M28 -64C70 -150 150 -186 214 -158C206 -138 214 -122 202 -104C216 -88 208 -64 192 -56C202 -36 190 -14 172 -10C178 14 160 30 140 28C138 50 112 62 92 52C78 72 50 74 30 60Z',
      plumage,
      ink,
      5,
    ) + line(FEATHERS, ink, 4);
  const leg =
    line('M26 104L52 150', gold, 13) +
    line('M52 150L86 144M52 150L80 172M52 150L58 184', ink, 11) +
    line('M52 150L86 144M52 150L80 172M52 150L58 184', gold, 6);
  const tail =
    shape('M0 86C14 140 30 180 62 214C40 216 24 226 0 244Z', plumage, ink, 5) + line('M10 130L30 200', ink, 4);
  const body = 'M0 -104C50 -104 72 -40 64 26C58 84 30 112 0 122C-30 112 -58 84 -64 26C-72 -40 -50 -104 0 -104Z';
  return (
    mirrored(tail + wing + leg) +
    (heads === 2 ? mirrored(at(-26, -96, head(plumage, ink, gold, red), 0.9)) : '') +
    shape(body, plumage, ink, 5) +
    (heads === 1 ? at(0, -96, head(plumage, ink, gold, red), 1.15) : '')
  );
}

/** An eagle's head on its neck, looking to the left. */
function head(plumage: string, ink: string, gold: string, red: string): string {
  return (
    shape(
      'M34 30C40 -10 34 -52 4 -66C-26 -76 -50 -58 -50 -34C-46 -22 -34 -14 -26 -4C-30 10 -32 20 -30 34Z',
      plumage,
      ink,
      5,
    ) +
    shape('M-46 -50C-70 -52 -88 -36 -86 -14C-74 -26 -62 -26 -48 -24Z', gold, ink, 4.5) +
    line('M-50 -22C-66 -14 -78 -16 -84 -8', red, 5) +
    disc(-24, -42, 6.5, ink)
  );
}

/** A crown, 130 wide, its lower edge at y = 0. */
export function crownOver({ ink, gold, goldLight, red, blue }: Inks): string {
  return (
    shape('M-58 -16L-66 -78L-34 -50L0 -92L34 -50L66 -78L58 -16Z', goldLight, ink, 5) +
    shape('M-60 -22H60V0H-60Z', gold, ink, 5) +
    [-66, 0, 66].map((x) => disc(x, x === 0 ? -96 : -82, 9, red, ink, 4)).join('') +
    [-34, 0, 34].map((x) => disc(x, -11, 6, x === 0 ? blue : red)).join('')
  );
}

/** Two leaves and a flower, 90 wide, growing upwards. */
export function sprig({ ink, green, goldLight }: Inks, flower: string): string {
  return (
    line('M0 44V-6', green, 6) +
    mirrored(shape('M0 26C10 2 30 -8 50 -4C44 18 24 32 0 26Z', green, ink, 3.5)) +
    Array.from({ length: 5 }, (_, k) =>
      at(0, -20, shape('M0 -6C12 -10 12 -28 0 -30C-12 -28 -12 -10 0 -6Z', flower, ink, 3), 1, 72 * k),
    ).join('') +
    disc(0, -20, 7, goldLight, ink, 3)
  );
}

/** The bearded mask of the Neapolitan three of clubs, some 230 wide. */
export function mask({ ink, gold, red }: Inks): string {
  const hair = '#5d3a20';
  return (
    mirrored(shape('M52 -66C104 -78 108 -14 88 28C84 56 64 84 44 104L30 60Z', hair, ink, 5)) +
    faceFromFront({ half: 62, chin: 112 }) +
    shape('M-66 -38C-72 -98 -34 -122 0 -122C34 -122 72 -98 66 -38C40 -64 -40 -64 -66 -38Z', gold, ink, 5) +
    mirrored(fill('M12 -88L26 -76L12 -66L-2 -76Z', red)) +
    mirrored(line('M-48 -18C-38 -30 -22 -28 -12 -18', ink, 8)) +
    mirrored(shape('M0 48C18 34 40 42 56 58C74 74 92 70 104 54C104 86 76 98 48 84C30 76 12 72 0 62Z', hair, ink, 4.5)) +
    shape('M-16 74H16C14 88 -14 88 -16 74Z', red, ink, 4)
  );
}

/** Three running legs around a small face: the sign of Sicily, some 240 wide. */
export function triskelion({ ink, gold, goldLight }: Inks, skin: string): string {
  // Thigh, bent knee, shin, and a foot that points the way they run.
  const leg =
    shape(
      'M-22 -24C-34 -56 -38 -86 -22 -112C-12 -128 10 -130 24 -118L78 -74L96 -92C108 -98 118 -88 112 -78L82 -44C76 -38 66 -38 60 -44L18 -78C12 -80 8 -74 10 -64L20 -22Z',
      skin,
      ink,
      5,
    ) + line('M-14 -104C-8 -112 4 -114 12 -108', ink, 3.5);
  return (
    Array.from({ length: 3 }, (_, k) => at(0, 0, leg, 1, 120 * k)).join('') +
    disc(0, 0, 42, gold, ink, 5) +
    disc(0, 0, 32, goldLight, ink, 3.5) +
    mirrored(disc(11, -6, 4, ink)) +
    line('M0 -6V8M-10 16C-4 21 4 21 10 16', ink, 4)
  );
}
