import './announcement-layer.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Inset, ScreenRect } from '../../motion/scene.ts';
import { type FreeSpot, freeSpotFor, hiddenArea, type ReadBox, readBoxesOn } from './free-space.ts';
import { panelsOver, useRisePath } from './rise-path.ts';
import { projectOnTable, useTableHandle, useTabletop } from './use-scene.ts';
import { useTableInsets } from './use-table-insets.ts';

interface Props {
  readonly game: TableGame;
  /** Props for announcements: their cards have landed. */
  readonly announced: PanelProps;
}

/** What is shown over the cloth for a moment: all its parts, or the ribbon alone where light goes with it. */
const WORDS = '.announcement, .ribbon';
/** Gap between it and its neighbours, in CSS pixels. */
const GAP_PX = 6;

type Shape = Readonly<Record<string, string>>;

/** Font scales and widths to try until one fits; undefined keeps the game's own. */
const SHAPES: readonly Shape[] = [
  {},
  ...[1, 0.7, 0.5].flatMap((loud) =>
    [11, 8.5, 7, 5.5, 4.5].map((broad) => ({ '--most': `${2.8 * loud * broad}rem`, '--loud': `${loud}` })),
  ),
];

/** Places an announcement where its game wants it, or, if that covers text, where it covers nothing. */
export function AnnouncementLayer({ game: { Announcement }, announced }: Props) {
  const around = useRef<HTMLDivElement>(null);
  useClearing(around, announced);
  return (
    <div ref={around} className="announcing">
      {Announcement && <Announcement {...announced} />}
    </div>
  );
}

/** Placed once, and again only if something moves under it. */
function useClearing(around: RefObject<HTMLElement | null>, announced: PanelProps): void {
  const scene = useTabletop((table) => table.scene);
  const table = useTableHandle((standing) => standing.table);
  const rising = useRisePath(({ way }) => way);
  const inset = useTableInsets();
  const previous = useRef<Element>(null);
  /** The font size may change while it is shown. */
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether there are words at all hangs on what announces
  useEffect(() => {
    const words = around.current?.querySelector<HTMLElement>(WORDS) ?? null;
    if (!around.current || !words || !scene) return;
    if (previous.current !== words) asItsGameHasIt(around.current);
    previous.current = words;
    const papers = panelsOver();
    const read = readBoxesOn(scene, projectOnTable, rising ? [...papers, rising] : papers);
    layClear(around.current, words, read, roomIn(inset));
    const observer = new ResizeObserver(() => setHeight(words.offsetHeight));
    observer.observe(words);
    return () => observer.disconnect();
  }, [around, announced, scene, table, inset, rising, height]);
}

function layClear(around: HTMLElement, words: HTMLElement, read: readonly ReadBox[], room: ScreenRect): void {
  const now = partsOf(words);
  if (around.hasAttribute('data-placed') && hiddenArea(now, read) === 0 && contains(room, now)) return;
  let best: (FreeSpot & { readonly shape: Shape }) | undefined;
  for (const shape of SHAPES) {
    const found = freeSpotFor(shaped(around, words, shape), room, read);
    if (!best || found.hides < best.hides) best = { ...found, shape };
    if (best.hides === 0) break;
  }
  if (!best) return;
  const { width } = shaped(around, words, best.shape);
  around.style.setProperty('--wide', `${Math.ceil(width)}px`);
  around.style.setProperty('--left', `${best.x}px`);
  around.style.setProperty('--top', `${best.y}px`);
  around.setAttribute('data-placed', '');
}

/** The box in this shape, where its game puts it. */
function shaped(around: HTMLElement, words: HTMLElement, shape: Shape): ScreenRect {
  asItsGameHasIt(around);
  for (const [name, value] of Object.entries(shape)) around.style.setProperty(name, value);
  around.toggleAttribute('data-shaped', Object.hasOwn(shape, '--most'));
  return partsOf(words);
}

function asItsGameHasIt(around: HTMLElement): void {
  for (const name of ['style', 'data-placed', 'data-shaped']) around.removeAttribute(name);
}

function contains(room: ScreenRect, { x, y, width, height }: ScreenRect): boolean {
  const [right, low] = [room.x + room.width, room.y + room.height];
  return x >= room.x && y >= room.y && x + width <= right && y + height <= low;
}

/** The window without the insets at its edges. */
function roomIn({ top, right, bottom, left }: Inset): ScreenRect {
  const [x, y] = [left + GAP_PX, top + GAP_PX];
  return { x, y, width: window.innerWidth - right - GAP_PX - x, height: window.innerHeight - bottom - GAP_PX - y };
}

/** The box around all drawn parts, since the element itself spans the whole width. */
function partsOf(words: HTMLElement): ScreenRect {
  const parts = words.matches('.ribbon') ? [words] : [...words.children];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}
