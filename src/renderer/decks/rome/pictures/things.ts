/** Objects: held, worn, sailed, written on and struck. */
import { disc, fill, line } from '../../svg.ts';
import { type Block, box, cut, DARK, GLOW, type Ink, LAND, LIGHT, row } from './linocut.ts';

/** A sword that points up from its grip at the origin, 100 long. */
export function sword(ink: Ink = LIGHT): Block {
  return cut('M-6 -18L-6 -84L0 -100L6 -84L6 -18Z', ink, 4) + line('M-18 -16H18M0 -14V10', DARK, 8);
}

/** A spear that stands, `length` high. */
export function spear(length: number): Block {
  return (
    line(`M0 0V${-length}`, DARK, 6) + fill(`M0 ${-length - 34}L10 ${-length}L0 ${-length + 8}L-10 ${-length}Z`, DARK)
  );
}

/** A Roman long shield, seen from the front: 60 × 110, about its middle. */
export function scutum(ink: Ink = GLOW): Block {
  return (
    cut('M-30 -48C-14 -58 14 -58 30 -48V48C14 58 -14 58 -30 48Z', ink) +
    line('M0 -44V44M-20 0H20M-18 -36L-8 -10M18 -36L8 -10M-18 36L-8 10M18 36L8 10', LIGHT, 4) +
    disc(0, 0, 10, LIGHT, DARK, 4)
  );
}

/** A round shield of radius r, about its middle. */
export function round(r: number, ink: Ink = LIGHT): Block {
  return disc(0, 0, r, ink, DARK, 5) + disc(0, 0, r * 0.62, 'none', DARK, 4) + disc(0, 0, r * 0.22, DARK);
}

/** A long shield with a pointed foot, about its middle. */
export function kite(ink: Ink = LIGHT): Block {
  return (
    cut('M0 -44C20 -44 30 -34 30 -20C30 14 12 44 0 58C-12 44 -30 14 -30 -20C-30 -34 -20 -44 0 -44Z', ink) +
    line('M0 -40V50M-26 -12H26', DARK, 5)
  );
}

/** A banner on a staff of `length`, blowing to the right. */
export function banner(length: number, ink: Ink = GLOW): Block {
  return (
    line(`M0 0V${-length}`, DARK, 7) +
    cut(
      `M0 ${-length}C30 ${-length - 16} 50 ${-length + 14} 84 ${-length}L70 ${-length + 28}L84 ${-length + 56}C50 ${-length + 68} 30 ${-length + 40} 0 ${-length + 54}Z`,
      ink,
    )
  );
}

/** A legion's standard with its eagle, `length` high. */
export function aquila(length: number): Block {
  return (
    line(`M0 0V${-length}`, DARK, 7) +
    cut(box(-22, -length + 8, 44, 30), GLOW, 4) +
    fill(
      `M0 ${-length + 4}L-10 ${-length - 10}L-40 ${-length - 32}C-34 ${-length - 50} -16 ${-length - 44} -8 ${-length - 34}L2 ${-length - 54}L14 ${-length - 48}L8 ${-length - 34}C16 ${-length - 44} 34 ${-length - 50} 40 ${-length - 32}L10 ${-length - 10}Z`,
      DARK,
    )
  );
}

/** A bundle of rods with an axe, 150 high. */
export function fasces(): Block {
  return (
    cut(box(-13, -130, 26, 130), LIGHT) +
    line('M-4 -126V-4M4 -126V-4', DARK, 3) +
    line('M-13 -104H13M-13 -72H13M-13 -40H13', GLOW, 7) +
    cut('M12 -150C36 -152 42 -128 38 -108C30 -118 20 -120 12 -118Z', LIGHT, 4) +
    line('M0 -130V-156', DARK, 8)
  );
}

/** A galley under sail, about 300 long, its waterline at y = 0; `sail` is drawn on its sail, whose middle is at (0, −130). */
export function galley(ink: Ink = LIGHT, sail = ''): Block {
  return (
    line('M0 -30V-214', DARK, 9) +
    cut(
      'M-70 -186C-30 -176 30 -176 70 -186C84 -150 84 -110 74 -82C30 -70 -30 -70 -74 -82C-60 -110 -60 -150 -70 -186Z',
      ink,
    ) +
    sail +
    cut(
      'M-134 -86C-140 -60 -126 -42 -104 -40H96L134 -48L158 -30L126 -20C116 -4 106 6 96 8H-92C-124 0 -146 -40 -134 -86Z',
      LAND,
    ) +
    line('M-108 -24H110', DARK, 4) +
    line(
      'M-88 -14l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34m36 -34l-14 34',
      DARK,
      5,
    ) +
    line('M-134 -84C-140 -108 -118 -116 -108 -104', DARK, 8) +
    disc(112, -32, 5, LIGHT, DARK, 3)
  );
}

/** A round ship of cargo, about 240 long. */
export function cog(ink: Ink = LIGHT, sail = ''): Block {
  return (
    line('M0 -30V-210', DARK, 9) +
    cut('M-64 -196H64C80 -150 78 -112 66 -76C30 -66 -30 -66 -66 -76C-54 -112 -54 -150 -64 -196Z', ink) +
    sail +
    cut('M-124 -64C-100 -44 100 -44 124 -64C122 -20 96 10 70 12H-70C-96 10 -122 -20 -124 -64Z', LAND) +
    line('M-114 -36C-80 -24 80 -24 114 -36M-98 -12C-60 -4 60 -4 98 -12', DARK, 4)
  );
}

/** A cross of equal breadth, standing. */
export function cross(height: number, width: number, ink: Ink): Block {
  const w = width / 2;
  const y = -height * 0.68;
  const arm = height * 0.3;
  return cut(`M${-w} 0V${y + w}H${-arm}V${y - w}H${-w}V${-height}H${w}V${y - w}H${arm}V${y + w}H${w}V0Z`, ink);
}

/** A key that stands, its ring at the foot. */
export function key(ink: Ink = GLOW): Block {
  return (
    line('M0 0V-104M0 -100H26M0 -78H22', DARK, 20) +
    line('M0 0V-104M0 -100H26M0 -78H22', ink, 11) +
    disc(0, 20, 20, 'none', DARK, 20) +
    disc(0, 20, 20, 'none', ink, 11)
  );
}

/** A coin of radius r: its rim of beads, and what is struck on it. */
export function coin(r: number, ink: Ink, struck: Block): Block {
  const gap = ((2 * Math.PI * (r - 14)) / 40).toFixed(2);
  return (
    disc(6, 8, r, DARK) +
    disc(0, 0, r, ink, DARK, 6) +
    `<circle r="${r - 14}" fill="none" stroke="dark" stroke-width="7" stroke-dasharray="0 ${gap}"/>` +
    struck
  );
}

/** A sheet with lines of writing, about its middle. */
export function page(width: number, height: number, lines: number, ink: Ink = LIGHT): Block {
  const [w, h] = [width / 2, height / 2];
  const step = height / (lines + 1);
  const text = Array.from(
    { length: lines },
    (_, k) => `M${-w * 0.72} ${(-h + step * (k + 1)).toFixed(1)}H${(w * (k % 3 === 2 ? 0.3 : 0.72)).toFixed(1)}`,
  );
  return cut(box(-w, -h, width, height), ink) + line(text.join(''), DARK, Math.min(7, step * 0.32));
}

/** An open book, 120 wide. */
export function book(ink: Ink = LIGHT): Block {
  return (
    cut('M0 0C-20 -14 -44 -14 -62 -4V-58C-44 -68 -20 -66 0 -52C20 -66 44 -68 62 -58V-4C44 -14 20 -14 0 0Z', ink) +
    line(
      'M0 -50V-2M-48 -44C-36 -48 -24 -46 -12 -40M-48 -28C-36 -32 -24 -30 -12 -24M48 -44C36 -48 24 -46 12 -40M48 -28C36 -32 24 -30 12 -24',
      DARK,
      4,
    )
  );
}

/** A torch that burns, its grip at the origin. */
export function torch(): Block {
  return (
    line('M0 0V-46', DARK, 9) +
    cut('M0 -40C-18 -46 -18 -66 -8 -80C-4 -72 0 -74 0 -94C16 -80 22 -50 0 -40Z', GLOW, 4) +
    fill('M0 -46C-7 -50 -6 -60 0 -68C6 -60 8 -50 0 -46Z', LIGHT)
  );
}

/** An altar or a pedestal, so wide and high. */
export function altar(width: number, height: number, ink: Ink = LIGHT): Block {
  const w = width / 2;
  return (
    cut(box(-w, -height + 10, width, height - 20), ink) +
    fill(box(w * 0.4, -height + 14, w * 0.6, height - 28), LAND) +
    cut(box(-w - 10, -height, width + 20, 16), ink) +
    cut(box(-w - 12, -14, width + 24, 14), ink)
  );
}

/** A folding chair of a magistrate, 90 wide, its seat 58 high. */
export function curule(): Block {
  return line('M-40 0C-40 -40 40 -20 40 -54M40 0C40 -40 -40 -20 -40 -54', DARK, 10) + cut(box(-50, -68, 100, 14), GLOW);
}

/** A throne with a high back, facing right; its seat is at y = −58. */
export function throne(ink: Ink = GLOW): Block {
  return cut('M-52 0V-190C-40 -206 -24 -206 -14 -190V-60H44V0Z', ink) + line('M-33 -180V-66M-44 -40H36', DARK, 4);
}

/** Blocks of a wall: courses of stones over a box, cut as lines. */
export function courses(x: number, y: number, width: number, height: number, high: number, long: number): string {
  const rows = Math.floor(height / high);
  return Array.from({ length: rows }, (_, k) => {
    const level = y + (k + 1) * high;
    const from = x + (k % 2 === 0 ? long : long / 2);
    const joints = Array.from({ length: Math.floor((x + width - from) / long) + 1 }, (_, j) => from + j * long)
      .filter((joint) => joint < x + width - 4)
      .map((joint) => `M${joint} ${level - high}v${high}`);
    return `M${x} ${level}h${width}${joints.join('')}`;
  }).join('');
}

/** Somebody in a wheelchair, seen from behind, in white: 140 high. */
export function wheelchair(): Block {
  return (
    cut('M-30 -40C-36 -84 -22 -100 0 -102C22 -100 36 -84 30 -40Z', LIGHT) +
    disc(0, -120, 18, DARK) +
    cut('M-14 -128C-12 -142 12 -142 14 -128C6 -132 -6 -132 -14 -128Z', LIGHT, 4) +
    cut(box(-30, -78, 60, 52), GLOW) +
    line('M-34 -84V-20M34 -84V-20', DARK, 7) +
    row(2, 84, (x) => `<ellipse cx="${x}" cy="-30" rx="11" ry="32" fill="land" stroke="dark" stroke-width="7"/>`) +
    line('M-24 -26V-6M24 -26V-6', DARK, 7)
  );
}
