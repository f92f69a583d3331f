/** Prints a portrait: first the paper's edge around the figure, then what is cut, from behind to the front. */
import type { Depth, PortraitShape } from './block.ts';
import { inkOf, SKINS, type Tone, PUPPET_WOODS } from './inks.ts';
import type { Portrait } from './portrait.ts';
import type { HeadPose } from './pose.ts';
import { asPuppet } from './puppet.ts';

/** How far each depth goes as the head turns all the way to the side; down it is half as much. */
const DEPTH_SHIFT: Readonly<Record<Depth, number>> = {
  air: 0,
  body: 0,
  behind: -0.8,
  head: 1.2,
  face: 3.8,
  near: 5,
  eye: 6.2,
};
/** How broad the paper's edge is. */
const EDGE_WIDTH = 2.2;
/** What lies within the face needs no edge. */
const INSIDE: readonly Depth[] = ['air', 'face', 'eye'];
/** Heads are cut with their middle at the origin, and sit so much lower on their shoulders. */
const HEAD_DROP = 5;

/** A print in its colours, and how far it is moved. */
export interface DrawnShape {
  /** Its place among all. */
  readonly key: number;
  readonly d: string;
  readonly fill: string | undefined;
  readonly line: string | undefined;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** All that is printed of somebody, or of the puppet they are as a bot, in this pose. */
export function drawnShapes({ skin, groups }: Portrait, puppet: boolean, pose: HeadPose): DrawnShape[] {
  const coat = puppet ? PUPPET_WOODS[skin] : SKINS[skin];
  const colour = (tone: Tone | undefined): string | undefined => tone && inkOf(tone, coat);
  const all = puppet ? asPuppet(groups) : groups;
  const paper = colour('paper');
  const edged = all.filter(({ depth }) => !INSIDE.includes(depth));
  const edge = ({ d, fill, width = 0 }: PortraitShape) => ({ d, fill: fill && paper, line: paper, width: width + 2 * EDGE_WIDTH });
  const own = ({ d, fill, line, width = 0 }: PortraitShape) => ({ d, fill: colour(fill), line: colour(line), width });
  const both = [
    ...edged.flatMap(({ depth, prints }) => prints.map((print) => ({ ...edge(print), ...moved(depth, pose) }))),
    ...all.flatMap(({ depth, prints }) => prints.map((print) => ({ ...own(print), ...moved(depth, pose) }))),
  ];
  return both.map((print, key) => ({ key, ...print }));
}

function moved(depth: Depth, { right, down }: HeadPose): { readonly x: number; readonly y: number } {
  const low = depth === 'body' || depth === 'air' ? 0 : HEAD_DROP;
  return { x: DEPTH_SHIFT[depth] * right, y: low + DEPTH_SHIFT[depth] * down * 0.5 };
}
