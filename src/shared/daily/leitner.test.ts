import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { boxAfter, exercisesOf, type LeitnerBox } from './leitner.ts';

const TODAY = '2026-11-28';
/** Twenty exercises of eight kinds, as games have them. */
const KINDS = Array.from({ length: 20 }, (_, k) => `kind-${k % 8}`);

it('what is right comes after 1, 2, 4, 8 and 16 days; what is wrong tomorrow', () => {
  let box: LeitnerBox | undefined;
  const waits: number[] = [];
  for (let k = 0; k < 6; k++) {
    box = boxAfter(box, true, TODAY);
    waits.push((Date.parse(box.due) - Date.parse(TODAY)) / 86_400_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 16]);
  expect(boxAfter(box, false, TODAY)).toEqual({ box: 0, due: '2026-11-29' });
});

it('a day has five different exercises: what is due before what is new, the lowest box first', () => {
  const boxes = {
    'kind-5': { box: 3, due: TODAY },
    'kind-6': { box: 0, due: addDays(TODAY, -3) },
    'kind-7': { box: 2, due: addDays(TODAY, 1) },
  };
  const chosen = exercisesOf(KINDS, boxes, TODAY);
  expect(new Set(chosen).size).toBe(5);
  expect(chosen.map((place) => KINDS[place])).toEqual(['kind-6', 'kind-5', 'kind-0', 'kind-1', 'kind-2']);
  expect(exercisesOf(KINDS, boxes, TODAY)).toEqual(chosen);
});

it('where fewer kinds are than five a kind is asked twice, and what is due last comes last', () => {
  const few = ['a', 'a', 'a', 'b', 'b', 'b'];
  const chosen = exercisesOf(few, { a: { box: 4, due: addDays(TODAY, 9) } }, TODAY);
  expect(chosen).toHaveLength(5);
  expect(few[chosen[0] ?? -1]).toBe('b');
  expect(exercisesOf(['a', 'b'], {}, TODAY)).toHaveLength(2);
});

it('a kind that is got wrong again and again is asked every day, one that is known ever more rarely', () => {
  const boxes: Record<string, LeitnerBox> = {};
  const asked: Record<string, number> = {};
  let day = TODAY;
  for (let k = 0; k < 60; k++, day = addDays(day, 1)) {
    const due = (kind: string) => (boxes[kind]?.due ?? '') <= day;
    for (const kind of new Set(
      exercisesOf(KINDS, boxes, day)
        .map((place) => KINDS[place] ?? '')
        .filter(due),
    )) {
      asked[kind] = (asked[kind] ?? 0) + 1;
      boxes[kind] = boxAfter(boxes[kind], kind !== 'kind-3', day);
    }
  }
  expect(asked['kind-3']).toBeGreaterThan(55);
  for (const kind of ['kind-0', 'kind-1', 'kind-7']) expect(asked[kind]).toBeLessThan(9);
});
