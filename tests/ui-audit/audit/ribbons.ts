/** Words of a moment lie over no card that is read meanwhile: what says what it is stays in sight. */
import { projectOnTable, useTabletop } from '#renderer/match/tabletop/use-scene.ts';
import { all, type Box, overlap, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** Of a card of the own hand it is its upper left corner that is read, of all others the whole. */
const INDEX = { width: 0.3, height: 0.3 };
/** Boxes lie around slanted cards: so many pixels are no card. */
const TOUCH = 3;

export function ribbons(): Finding[] {
  const read = cards();
  return all('.ribbon').flatMap((ribbon) => {
    const { left, top, right, bottom } = ribbon.getBoundingClientRect();
    return read.flatMap(({ name, box }) => {
      const both = overlap({ left, top, right, bottom }, box);
      if (!both || both.right - both.left < TOUCH || both.bottom - both.top < TOUCH) return [];
      return [{ rule: 'cover' as const, what: `“${saysOf(ribbon)}” lies over ${name}`, where: pathOf(ribbon) }];
    });
  });
}

function cards(): { readonly name: string; readonly box: Box }[] {
  const { scene } = useTabletop.getState();
  return (scene?.zones ?? []).flatMap(({ arrangement, cards }) =>
    cards.flatMap(({ key, face, name }) => {
      const seen = face === null ? undefined : projectOnTable(key);
      if (!seen) return [];
      const part = arrangement === 'hand' ? INDEX : { width: 1, height: 1 };
      const { x, y, width, height } = seen;
      return [{ name, box: { left: x, top: y, right: x + width * part.width, bottom: y + height * part.height } }];
    }),
  );
}
