/** What is built. Feet at y = 0, in the middle of their breadth, unless it is said otherwise. */
import { disc, fill, line } from '../../svg.ts';
import { arches, type Block, box, cut, DARK, GLOW, type Ink, LAND, LIGHT, openings, rank } from './linocut.ts';

/** A column with base and capital. */
export function column(height: number, width = 24, ink: Ink = LIGHT): Block {
  const w = width / 2;
  return (
    cut(`M${-w} 0V${-height}H${w}V0Z`, ink) +
    fill(`M${w * 0.3} 0V${-height}H${w}V0Z`, DARK) +
    cut(box(-w - 6, -height - 8, width + 12, 12), ink) +
    cut(box(-w - 5, -8, width + 10, 10), ink)
  );
}

/** The front of a temple, `width` broad, with `count` columns so high, a gable and three steps. */
export function temple(width: number, height: number, count: number, wall: Ink = GLOW): Block {
  const w = width / 2;
  const top = -height - 24;
  return (
    fill(box(-w + 6, top, width - 12, height), wall === DARK ? DARK : wall) +
    fill(box(-width / count / 3, -height * 0.8, (2 * width) / count / 3, height * 0.8 - 20), DARK) +
    `<g transform="translate(0 -24)">${rank(`columns-${width}`, count, (width - 22) / (count - 1), column(height, Math.min(24, width / count / 2)))}</g>` +
    cut(box(-w - 4, top - 26, width + 8, 22), LIGHT) +
    cut(`M${-w - 14} ${top - 26}L0 ${top - 26 - width * 0.27}L${w + 14} ${top - 26}Z`, LIGHT) +
    fill(`M${-w + 26} ${top - 33}L0 ${top - 28 - width * 0.2}L${w - 26} ${top - 33}Z`, LAND) +
    cut(box(-w - 8, -24, width + 16, 12), LIGHT) +
    cut(box(-w - 18, -12, width + 36, 12), LIGHT)
  );
}

/** A wall with battlements from x to `to`, so high. */
export function battlements(x: number, to: number, height: number, ink: Ink = LIGHT, tooth = 18): Block {
  const teeth = Math.floor((to - x) / (2 * tooth));
  const step = (to - x) / (2 * teeth + 1);
  const edge = Array.from({ length: teeth }, () => `v${-tooth}h${step.toFixed(1)}v${tooth}h${step.toFixed(1)}`).join(
    '',
  );
  return cut(`M${x} 0V${-height}${edge}v${-tooth}h${step.toFixed(1)}V0Z`, ink);
}

/** A square tower with battlements and a shaded side. */
export function tower(width: number, height: number, ink: Ink = LIGHT): Block {
  const w = width / 2;
  return (
    battlements(-w, w, height, ink, 12) +
    fill(box(w * 0.35, -height, w * 0.65, height), LAND) +
    fill(box(-w * 0.3, -height * 0.75, w * 0.4, 24), DARK) +
    line(`M${-w - 5} ${-height}H${w + 5}`, DARK, 6)
  );
}

/** An aqueduct or a bridge: `count` arches `step` apart from x, so high, with a channel on top. */
export function arcade(count: number, x: number, step: number, height: number, ink: Ink = LIGHT): Block {
  const left = x - step / 2 - 6;
  const wide = count * step + 12;
  return (
    cut(box(left, -height, wide, height), ink) +
    openings(count, x, 0, step, step * 0.68, height * 0.78) +
    cut(box(left - 6, -height - 14, wide + 12, 16), ink)
  );
}

/** A dome on its drum, with ribs and a lantern; the drum's foot at y = 0. */
export function dome(width: number, ink: Ink = LIGHT): Block {
  const w = width / 2;
  const h = width * 0.28;
  return (
    cut(box(-w, -h, width, h), ink) +
    openings(5, -w * 0.72, -6, w * 0.36, w * 0.18, h * 0.75) +
    cut(
      `M${-w} ${-h}C${-w} ${-h - w * 0.8} ${-w * 0.5} ${-h - w * 1.2} 0 ${-h - w * 1.26}C${w * 0.5} ${-h - w * 1.2} ${w} ${-h - w * 0.8} ${w} ${-h}Z`,
      ink,
    ) +
    fill(
      `M${w * 0.4} ${-h}C${w * 0.44} ${-h - w * 0.7} ${w * 0.2} ${-h - w} 0 ${-h - w * 1.26}C${w * 0.5} ${-h - w * 1.2} ${w} ${-h - w * 0.8} ${w} ${-h}Z`,
      LAND,
    ) +
    line(
      `M0 ${-h}V${-h - w * 1.2}M${-w * 0.5} ${-h}C${-w * 0.5} ${-h - w * 0.7} ${-w * 0.25} ${-h - w * 1.1} 0 ${-h - w * 1.2}`,
      DARK,
      4,
    ) +
    cut(box(-w * 0.16, -h - w * 1.5, w * 0.32, w * 0.28), ink) +
    cut(`M${-w * 0.2} ${-h - w * 1.5}L0 ${-h - w * 1.72}L${w * 0.2} ${-h - w * 1.5}Z`, ink) +
    line(`M0 ${-h - w * 1.7}v${-w * 0.3}m${-w * 0.1} ${w * 0.12}h${w * 0.2}`, DARK, 5)
  );
}

export function obelisk(height: number, ink: Ink = LIGHT): Block {
  const w = height * 0.07;
  return (
    cut(`M${-w} 0L${-w * 0.65} ${-height * 0.92}L0 ${-height}L${w * 0.65} ${-height * 0.92}L${w} 0Z`, ink) +
    fill(`M${w * 0.15} 0L0 ${-height}L${w * 0.65} ${-height * 0.92}L${w} 0Z`, DARK)
  );
}

/** A straw hut. */
export function hut(): Block {
  return (
    cut('M-30 0V-36H30V0Z', LAND) +
    fill('M-9 0V-28H9V0Z', DARK) +
    cut('M-44 -30C-28 -60 -10 -82 0 -86C10 -82 28 -60 44 -30C14 -36 -14 -36 -44 -30Z', LIGHT) +
    line('M-12 -70L-20 -40M0 -80V-38M12 -70L20 -40', DARK, 3)
  );
}

/** A house with a tiled roof. */
export function house(width: number, height: number, ink: Ink = LIGHT): Block {
  const w = width / 2;
  return (
    cut(box(-w, -height, width, height), ink) +
    fill(box(w * 0.45, -height, w * 0.55, height), LAND) +
    fill(
      box(-w * 0.6, -height * 0.8, w * 0.4, height * 0.24) + box(-w * 0.6, -height * 0.42, w * 0.4, height * 0.24),
      DARK,
    ) +
    cut(`M${-w - 8} ${-height}L0 ${-height - w * 0.7}L${w + 8} ${-height}Z`, GLOW)
  );
}

/** Castel Sant'Angelo: an emperor's round tomb made a castle, 290 wide and 190 high. */
export function castle(): Block {
  return (
    cut(box(-145, -40, 290, 40), LIGHT) +
    cut('M-112 -34V-124C-60 -134 60 -134 112 -124V-34Z', LIGHT) +
    fill('M56 -36V-128C80 -127 100 -125 110 -123V-36Z', LAND) +
    line('M-112 -64C-60 -58 60 -58 112 -64M-112 -94C-60 -90 60 -90 112 -94', DARK, 4) +
    `<g transform="translate(0 -124)">${battlements(-120, 120, 14, LIGHT, 11)}</g>` +
    `<g transform="translate(0 -146)">${battlements(-50, 50, 44, LIGHT, 10)}</g>` +
    fill(box(18, -188, 30, 40) + box(-30, -180, 12, 18) + box(-6, -180, 12, 18), DARK) +
    openings(1, 0, 0, 1, 34, 50)
  );
}

/** The great amphitheatre, whole: 320 wide, three rows of arches and an attic. */
export function amphitheatre(): Block {
  const storey = (y: number) => openings(9, -136, y, 34, 22, 44);
  return (
    cut('M-160 0V-236C-80 -252 80 -252 160 -236V0Z', LIGHT) +
    fill('M92 -2V-244L157 -236V-2Z', LAND) +
    storey(-6) +
    storey(-72) +
    storey(-138) +
    line('M-160 -62H160M-160 -128H160M-160 -194H160', DARK, 5) +
    fill([...Array(8)].map((_, k) => box(-134 + k * 36, -222, 14, 16)).join(''), DARK)
  );
}

/** The old basilica of Saint Peter: a gabled nave over aisles, and a bell tower. */
export function basilica(): Block {
  return (
    cut('M-90 0V-70H-50V-120L0 -156L50 -120V-70H90V0Z', LIGHT) +
    fill('M22 -2V-138L48 -120V-70H88V-2Z', LAND) +
    cut('M-60 -116L0 -160L60 -116L52 -108L0 -146L-52 -108Z', GLOW, 4) +
    openings(3, -44, 0, 44, 20, 44) +
    fill(arches(3, -20, -78, 20, 10, 26), DARK) +
    disc(0, -122, 8, DARK) +
    line('M0 -156V-184M-10 -174H10', DARK, 6)
  );
}
