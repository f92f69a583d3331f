/** The trick in the middle is large, and whose index is where can be read: nothing lies over a corner of any of its cards. */
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#catalogue';
import { overlap } from '#renderer/motion/layout/testing.ts';
import type { Scene } from '#renderer/motion/scene.ts';
import { scenesFor } from './phases.ts';
import { indices, sheetsOf, shotOf } from './sheets.ts';

// Panels come with the layouts: they ask the browser for its taste in motion.
vi.hoisted(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

/** A desktop's windows; beside a panel; a small one. */
const WINDOWS = [
  { width: 1280, height: 720, right: 0 },
  { width: 1920, height: 1200, right: 0 },
  { width: 1280, height: 720, right: 300 },
  { width: 1024, height: 768, right: 0 },
];
/** How wide the upper edge of a trick's card was on the average, as a part of the window's height (1280×720), when it was found too small. */
const ONCE: Readonly<Record<string, number>> = { 'briscola-chiamata': 0.14, spizzichino: 0.109 };
/** So much larger it shall be. */
const LARGER = 1.4;
/** So many pixels may be covered: cards lie a little askew. */
const TOUCH = 1.5;

/** The cards of the trick. */
function trickOf(scene: Scene): string[] {
  return scene.zones.filter(({ id }) => id === 'trick').flatMap(({ cards }) => cards.map(({ key }) => key));
}

/** What lies over an index of a card of the trick. */
function covered(scene: Scene, window: (typeof WINDOWS)[number]): string[] {
  const sheets = sheetsOf(scene, shotOf(window, scene));
  return trickOf(scene).flatMap((key) => {
    const at = sheets.findIndex((sheet) => sheet.key === key);
    const over = sheets.slice(at + 1);
    return indices(sheets[at]?.corners ?? []).flatMap((index) =>
      over.filter(({ corners }) => overlap(index, corners) > TOUCH).map(({ zone }) => zone),
    );
  });
}

/** The piles of which a card lies on a card of the trick. */
function pilesOn(scene: Scene, window: (typeof WINDOWS)[number]): string[] {
  const sheets = sheetsOf(scene, shotOf(window, scene));
  return trickOf(scene).flatMap((key) => {
    const at = sheets.findIndex((sheet) => sheet.key === key);
    const over = sheets.slice(at + 1).filter(({ zone }) => zone.startsWith('taken:'));
    return over
      .filter(({ corners }) => overlap(sheets[at]?.corners ?? [], corners) > TOUCH)
      .map(({ zone }) => `${zone} on ${key}`);
  });
}

/** How wide the upper edge of each card of the trick is, as a part of the window's height. */
function widthsOf(scene: Scene, window: (typeof WINDOWS)[number]): number[] {
  const sheets = sheetsOf(scene, shotOf(window, scene));
  return trickOf(scene).flatMap((key) => {
    const [, upper, right] = sheets.find((sheet) => sheet.key === key)?.corners ?? [];
    return upper && right ? [Math.hypot(right.x - upper.x, right.y - upper.y) / window.height] : [];
  });
}

const TABLES = Object.entries(GAMES).flatMap(([game, { rules }]) =>
  Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, k) => [game, rules.seats.min + k] as const),
);

describe.each(TABLES)('%s with %i seats', (game, seats) => {
  const views = [...Array(seats).keys(), 'everyone' as const];
  const scenes = views
    .flatMap((viewer) => scenesFor(game, seats, viewer).map(({ scene }) => scene))
    .filter((scene) => trickOf(scene).length > 0);

  it.each(WINDOWS)('covers no index of its trick in $width×$height', (window) => {
    const found: Record<string, number> = {};
    for (const what of scenes.flatMap((scene) => covered(scene, window))) found[what] = (found[what] ?? 0) + 1;
    expect(found).toEqual({});
  });

  it.each(WINDOWS)('lets no won pile lie on its trick in $width×$height', (window) => {
    expect([...new Set(scenes.flatMap((scene) => pilesOn(scene, window)))]).toEqual([]);
  });

  // Of the others nothing was found too small.
  if (ONCE[game] === undefined) return;
  it('shows its trick large', () => {
    const all = scenes.flatMap((scene) => widthsOf(scene, { width: 1280, height: 720, right: 0 }));
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean).toBeGreaterThanOrEqual(LARGER * (ONCE[game] ?? 0));
  });
});
