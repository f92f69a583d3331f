/** Sky, earth, water, fire, plants, animals. */
import { disc, fill, line } from '../../svg.ts';
import { again, type Block, cut, DARK, GLOW, type Ink, LAND, LIGHT, row, SKY } from './linocut.ts';

// Animals, facing right, their feet at y = 0.

/** A horse that walks, about 210 long and 210 high. */
export function horse(ink: Ink = LIGHT): Block {
  return (
    line('M26 -84L50 -52L38 -24L46 -6M-62 -80L-50 -46L-64 -6', DARK, 13) +
    cut(
      'M14 -134C30 -152 40 -182 58 -196L60 -210L70 -198C80 -192 96 -170 106 -158C110 -150 104 -142 94 -144C86 -148 80 -152 72 -152C64 -136 70 -112 62 -94L66 -60L86 -50L82 -16L70 -18L70 -38L48 -46L36 -76C10 -64 -20 -68 -44 -74L-60 -48L-82 -36L-86 0H-100L-98 -44L-82 -66C-100 -94 -96 -132 -66 -140C-40 -146 -10 -130 14 -134Z',
      ink,
    ) +
    fill('M8 -132C26 -150 34 -184 56 -200C52 -176 50 -150 36 -128Z', DARK) +
    fill('M-92 -124C-116 -118 -120 -80 -110 -44C-104 -70 -100 -90 -92 -104Z', DARK) +
    disc(78, -178, 4, DARK)
  );
}

/** A horse that drinks or pulls, its head low. */
export function stooping(ink: Ink = LIGHT): Block {
  return (
    line('M30 -84L34 -44L30 -4M-62 -80L-52 -42L-60 -4', DARK, 13) +
    cut(
      'M14 -136C40 -138 62 -124 78 -100L90 -92L94 -84C104 -72 118 -52 122 -42C124 -32 114 -26 106 -30C96 -36 90 -46 82 -52C74 -58 66 -72 58 -80L54 -44L52 0H38L40 -44L32 -74C10 -66 -20 -68 -44 -74L-58 -48L-78 -38L-82 0H-96L-94 -44L-82 -66C-100 -94 -96 -132 -66 -140C-40 -146 -10 -130 14 -136Z',
      ink,
    ) +
    fill('M8 -136C40 -142 66 -128 84 -100L92 -112L92 -86C70 -106 44 -118 14 -118Z', DARK) +
    fill('M-92 -124C-116 -118 -120 -80 -110 -44C-104 -70 -100 -90 -92 -104Z', DARK) +
    disc(96, -64, 4, DARK)
  );
}

/** An ox before the plough. */
export function ox(ink: Ink = LIGHT): Block {
  return (
    line('M40 -50L46 -4M-54 -50L-50 -4', DARK, 15) +
    cut(
      'M-84 -106C-50 -120 10 -110 40 -122C56 -128 66 -126 74 -120L100 -88C106 -78 98 -66 86 -70L70 -78C62 -70 56 -60 50 -54L34 -46L30 0H14L16 -44C-10 -38 -40 -40 -62 -44L-70 0H-86L-84 -40C-98 -60 -100 -92 -84 -106Z',
      ink,
    ) +
    line('M72 -122C70 -140 84 -148 96 -142', DARK, 8) +
    line('M-88 -100C-102 -84 -98 -60 -104 -46', DARK, 6) +
    disc(82, -98, 4, DARK) +
    line('M44 -112C38 -96 40 -80 50 -66', DARK, 4)
  );
}

/** A war elephant, about 260 long and 200 high. */
export function elephant(ink: Ink = LIGHT): Block {
  return (
    line('M30 -70V-12M-62 -70V-12', DARK, 30) +
    cut(
      'M-104 -120C-90 -176 -20 -192 40 -176C60 -196 96 -194 112 -166C124 -140 122 -100 136 -70C140 -56 152 -54 156 -64C164 -60 164 -42 146 -38C120 -36 110 -64 104 -96C96 -88 84 -86 76 -86L70 -70V0H38V-62C14 -54 -20 -54 -42 -62V0H-78V-58C-100 -70 -112 -96 -104 -120Z',
      ink,
    ) +
    cut('M58 -172C30 -180 22 -136 40 -110C60 -100 78 -124 76 -150C74 -164 68 -170 58 -172Z', ink) +
    cut('M102 -106C118 -98 136 -98 148 -112C140 -88 118 -80 100 -92Z', LIGHT, 4) +
    disc(92, -146, 5, DARK) +
    line('M-104 -112C-118 -96 -116 -74 -122 -58', DARK, 6) +
    line('M-66 -6H-54M48 -6H60', DARK, 5)
  );
}

/** The she-wolf, standing, her head turned to the viewer. */
export function wolf(ink: Ink = DARK, eye: Ink = LIGHT): Block {
  return (
    line('M44 -66L50 -34L44 -2H56M-66 -70L-56 -38L-62 -2H-50', DARK, 12) +
    cut(
      'M-96 -104C-70 -122 0 -112 44 -122C60 -140 70 -146 78 -148L84 -164L92 -148L110 -130L126 -120C130 -112 124 -106 114 -106L98 -104C86 -96 78 -84 66 -74L66 -36L64 0H50L52 -38L46 -70C10 -78 -30 -76 -50 -72L-70 -42L-82 -34L-80 0H-94L-98 -40L-90 -64C-100 -76 -104 -94 -96 -104Z',
      ink,
    ) +
    line('M-96 -100C-116 -92 -118 -66 -114 -44', DARK, 13) +
    disc(98, -134, 4, eye)
  );
}

/** A goose that cries, wings open. */
export function goose(ink: Ink = LIGHT): Block {
  return (
    line('M-10 -40L-14 0H2M16 -40L14 0H30', DARK, 8) +
    cut(
      'M-86 -84C-70 -70 -60 -66 -44 -72C-20 -86 10 -92 30 -96C38 -110 30 -134 36 -156C42 -174 66 -176 76 -160L104 -164L82 -150L106 -144L78 -142C66 -136 62 -124 64 -104C66 -70 50 -38 10 -34C-30 -32 -66 -50 -86 -84Z',
      ink,
    ) +
    cut(
      'M-44 -78C-76 -110 -84 -150 -74 -190C-60 -172 -56 -168 -48 -160C-48 -176 -44 -190 -36 -204C-24 -180 0 -160 14 -122C18 -104 6 -84 -14 -78Z',
      ink,
    ) +
    line('M-60 -150C-52 -120 -40 -104 -24 -96M-36 -168C-30 -140 -18 -118 -6 -106', DARK, 4) +
    disc(62, -158, 4, DARK)
  );
}

/** An eagle with open wings, seen from the front, 200 wide; its middle at the origin. */
export function eagle(ink: Ink = DARK): Block {
  const wing = 'M10 -20C30 -50 60 -64 100 -66C96 -46 92 -40 84 -34L88 -22L72 -20L74 -6L58 -6L56 8L40 2L14 26Z';
  return (
    fill(`${wing}`, ink) +
    `<g transform="scale(-1 1)">${fill(wing, ink)}</g>` +
    fill(
      'M-14 -30C-14 -52 -4 -62 8 -60C18 -58 22 -50 30 -48L18 -42C14 -38 14 -34 14 -26L16 26L26 60L10 50L0 64L-10 50L-26 60L-16 26Z',
      ink,
    )
  );
}

/** A hippopotamus. */
export function hippo(ink: Ink = LIGHT): Block {
  return (
    line('M34 -36V-8M-66 -36V-8', DARK, 26) +
    cut(
      'M-110 -90C-100 -140 -20 -146 40 -130C50 -144 60 -148 66 -136C84 -136 96 -124 104 -106C124 -104 138 -88 134 -68C130 -48 100 -44 84 -54C76 -52 70 -48 62 -46V0H36V-34C10 -28 -20 -28 -46 -34V0H-78V-36C-100 -46 -114 -66 -110 -90Z',
      ink,
    ) +
    line('M92 -68C106 -64 122 -66 130 -74M62 -124C68 -118 74 -116 80 -118', DARK, 4) +
    disc(84, -112, 5, DARK) +
    disc(120, -94, 4, DARK)
  );
}

/** A lion that walks. */
export function lion(ink: Ink = LIGHT, mane: Ink = DARK): Block {
  return (
    line('M30 -56L36 -4H48M-58 -56L-50 -4H-38', DARK, 12) +
    cut(
      'M-88 -84C-60 -98 0 -88 30 -96L64 -50L56 -44L58 0H44L36 -46C0 -52 -30 -50 -50 -48L-72 -30L-70 0H-86L-88 -40C-98 -56 -98 -76 -88 -84Z',
      ink,
    ) +
    cut('M24 -104C28 -136 64 -146 84 -130C100 -116 96 -70 72 -56C50 -46 26 -66 24 -104Z', mane) +
    cut('M60 -118C80 -124 96 -112 100 -98C100 -86 88 -80 76 -82C64 -86 56 -104 60 -118Z', ink) +
    disc(80, -106, 4, DARK) +
    line('M-90 -80C-112 -70 -108 -44 -120 -36', DARK, 6) +
    disc(-122, -34, 9, DARK)
  );
}

/** A bull that charges, its head low. */
export function bull(ink: Ink = LIGHT): Block {
  return (
    line('M20 -54L44 -20L34 -4M-64 -60L-78 -30L-96 -12', DARK, 14) +
    cut(
      'M-92 -110C-60 -124 -10 -112 20 -126C50 -134 78 -110 92 -80C102 -64 98 -44 84 -44C70 -44 60 -58 52 -66L60 -36L80 -24L72 -12L44 -28L30 -60C0 -52 -40 -52 -62 -56L-70 -30L-56 0H-72L-92 -30C-96 -56 -108 -90 -92 -110Z',
      ink,
    ) +
    line('M84 -84C96 -96 112 -92 118 -76', DARK, 8) +
    disc(80, -68, 4, DARK) +
    line('M-94 -104C-116 -120 -120 -92 -130 -110', DARK, 6)
  );
}

/** Everything behind: all of the arch in one ink. */
export function air(ink: Ink): Block {
  return fill('M-180 20V-530H180V20Z', ink);
}

/** The ground: its upper edge is a path from the left end to the right, in absolute coordinates. */
export function ground(edge: string, ink: Ink = LAND): Block {
  return cut(`${edge}L190 40H-190Z`, ink);
}

/** The sun, with `count` rays cut around it. */
export function sun(x: number, y: number, r: number, ink: Ink = GLOW, count = 0): Block {
  const rays = Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * k) / count;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `M${(x + cos * r * 1.3).toFixed(1)} ${(y + sin * r * 1.3).toFixed(1)}L${(x + cos * r * 1.75).toFixed(1)} ${(y + sin * r * 1.75).toFixed(1)}`;
  });
  return (count > 0 ? line(rays.join(''), ink, 8) : '') + disc(x, y, r, ink, DARK, 5);
}

export function moon(x: number, y: number, r: number, ink: Ink = LIGHT): Block {
  const s = r * 0.8;
  return fill(`M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + s / 3}A${s} ${s} 0 1 1 ${x} ${y - r}Z`, ink);
}

/** A star of four points. */
export function star(x: number, y: number, r: number, ink: Ink = LIGHT): Block {
  const s = r / 4;
  return fill(
    `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`,
    ink,
  );
}

/** A star of five points. */
export function pentagram(x: number, y: number, r: number, ink: Ink): Block {
  const points = Array.from({ length: 10 }, (_, k) => {
    const far = k % 2 === 0 ? r : r * 0.4;
    const turn = (Math.PI * k) / 5;
    return `${(x + far * Math.sin(turn)).toFixed(1)} ${(y - far * Math.cos(turn)).toFixed(1)}`;
  });
  return fill(`M${points.join('L')}Z`, ink);
}

/** A bird far off. */
export function bird(x: number, y: number, size = 1): Block {
  const [w, h] = [24 * size, 12 * size];
  return line(`M${x - w} ${y}q${w / 2} ${-h} ${w} 0q${w / 2} ${-h} ${w} 0`, DARK, 5);
}

/** A cloud, 120 wide. */
export function cloud(ink: Ink = LIGHT): Block {
  return cut('M-60 0C-72 -18 -54 -34 -38 -28C-34 -52 4 -54 10 -32C26 -46 50 -34 46 -18C60 -20 66 -6 58 0Z', ink);
}

/** Water over the whole breadth from y down, with waves cut into it. */
export function water(y: number, ink: Ink = SKY, depth = 200): Block {
  const crests = (level: number, from: number) => `M${from} ${level}${'q15 -12 30 0t30 0'.repeat(6)}`;
  const lines = Array.from({ length: Math.floor(depth / 34) }, (_, k) => crests(y + 26 + k * 34, -180 + (k % 2) * 22));
  return cut(`M-190 ${y}H190V${y + depth}H-190Z`, ink) + line(lines.join(''), DARK, 4);
}

/** A flame 100 high, its foot at the origin. */
export function flame(ink: Ink = GLOW, core: Ink = LIGHT): Block {
  return (
    cut(
      'M0 2C-30 0 -38 -26 -28 -48C-24 -38 -18 -36 -14 -40C-22 -64 -6 -76 -2 -100C16 -84 14 -66 18 -56C24 -60 24 -68 22 -74C40 -54 38 -2 0 2Z',
      ink,
    ) + fill('M2 -4C-14 -6 -16 -22 -4 -40C-2 -32 4 -30 8 -38C18 -24 16 -6 2 -4Z', core)
  );
}

/** Smoke that rises from the origin, 180 high. */
export function smoke(ink: Ink = DARK, width = 12): Block {
  return line('M0 0C-30 -30 26 -56 2 -92S-24 -150 10 -180', ink, width);
}

export function cypress(ink: Ink = DARK): Block {
  return cut('M0 0C-26 -30 -22 -110 0 -170C22 -110 26 -30 0 0Z', ink) + line('M0 0V14', DARK, 8);
}

/** A stone pine, 220 high. */
export function pine(ink: Ink = DARK): Block {
  return (
    line('M0 0C6 -60 -6 -100 2 -170M0 -120C16 -140 24 -150 34 -166M2 -130C-14 -148 -20 -154 -30 -164', DARK, 11) +
    cut('M-80 -160C-84 -196 -44 -222 0 -222C44 -222 84 -196 80 -160C50 -148 -50 -148 -80 -160Z', ink)
  );
}

/** A sprig of laurel that bends from the origin up to the right, 120 high. */
export function branch(ink: Ink = DARK): Block {
  const leaf = 'M0 0C2 -18 14 -28 30 -30C30 -14 18 -2 0 0Z';
  const left = 'M0 0C-6 -16 -20 -22 -34 -18C-30 -4 -16 4 0 0Z';
  const higher = [1, 2, 3].map((k) => `translate(${k * 6} ${-k * 28}) rotate(${k * 8})`);
  return line('M-4 20C0 -20 8 -70 26 -108', ink, 5) + again(`leaves-${ink}`, fill(leaf + left, ink), ...higher);
}

/** A wreath about the origin, open above; of radius 60. */
export function wreath(ink: Ink): Block {
  const leaf = 'M0 0C-4 -14 4 -26 16 -30C20 -16 12 -4 0 0Z';
  const side = [0, 1, 2, 3, 4, 5].map((k) => {
    const turn = 12 + k * 27;
    return `<g transform="rotate(${turn}) translate(0 60) rotate(-100)">${fill(leaf, ink)}${fill('M0 0C8 -12 22 -12 30 -4C22 6 8 6 0 0Z', ink)}</g>`;
  });
  return again(`wreath-${ink}`, side.join('') + line('M0 60A60 60 0 0 1 -52 -30', ink, 5), 'scale(-1 1)');
}

/** Grass or rubble: short strokes along a line. */
export function tufts(y: number, count: number, ink: Ink = DARK): Block {
  return row(count, 320 / count, (x, k) =>
    line(`M${x - 6} ${y + (k % 3) * 9}l-5 -12M${x} ${y + (k % 3) * 9}v-14M${x + 6} ${y + (k % 3) * 9}l5 -11`, ink, 4),
  );
}

/** Rain over the whole picture. */
export function rain(ink: Ink): Block {
  const drops = Array.from({ length: 48 }, (_, k) => `M${((k * 97) % 350) - 170} ${-Math.floor(k * 10.4) - 20}l-10 30`);
  return line(drops.join(''), ink, 4);
}
