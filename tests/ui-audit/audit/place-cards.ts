/** Place cards lie beside each other: what is written on one is read, whatever is written on the next. */
import { all, overlap, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** Less than this is no touch at all, in CSS pixels. */
const TOUCH = 1;

export function papers(): Finding[] {
  const places = all('.place').map((place) => ({ place, box: place.getBoundingClientRect() }));
  return places.flatMap(({ place, box }, k) =>
    places.slice(k + 1).flatMap((other) => {
      const both = overlap(box, other.box);
      if (!both || both.right - both.left < TOUCH || both.bottom - both.top < TOUCH) return [];
      const what = `“${saysOf(place)}” and “${saysOf(other.place)}” lie over each other`;
      return [{ rule: 'cover' as const, what, where: pathOf(place) }];
    }),
  );
}
