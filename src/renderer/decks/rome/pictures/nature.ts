/** Sky, earth, water, fire, plants. */
import { disc, fill, line } from '../../svg.ts';
import { again, type Block, cut, DARK, GLOW, type Ink, LAND, LIGHT, row, SKY } from './linocut.ts';

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
