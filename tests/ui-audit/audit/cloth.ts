/** Cards that the 3D table draws: where they are seen, and whether paper lies over those that can be played. */
import type {} from '#renderer/match/tabletop/test-probe.ts';
import { type Box, pathOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** The table once more, in words. */
const TWIN = '.unseen [data-card]';

/** A card of the own fan is hit left of the one that lies over it. */
const LEFT = 0.12;

export function cardsOnCloth(): Box[] {
  return [...document.querySelectorAll<HTMLElement>(TWIN)].flatMap(({ dataset }) => boxOf(dataset.card) ?? []);
}

function boxOf(card: string | undefined): Box | undefined {
  const rect = card === undefined ? undefined : window.pannoVerde?.project(card);
  return rect && { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
}

/** Lower than this, in CSS pixels, nobody can read a card of the own hand. */
const READ = 40;

/** The own hand can be read: a table that has no place left between papers is still there, as small as a stamp. */
function tooSmall(): Finding[] {
  const small = [...document.querySelectorAll<HTMLElement>('[data-hand][data-card]')].find(({ dataset }) => {
    const box = boxOf(dataset.card);
    return box && box.bottom - box.top < READ;
  });
  if (!small) return [];
  return [
    {
      rule: 'sight',
      what: `“${small.textContent}” is too small to be read`,
      where: 'a card of the own hand, on the table',
    },
  ];
}

/** Cards of the own hand can be read; those that can be played lie in the window, and nothing lies over them. */
export function cloth(): Finding[] {
  if (document.querySelector('dialog:modal, .moment')) return [];
  return [...tooSmall(), ...covered()];
}

function covered(): Finding[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-hand][aria-disabled="false"]')].flatMap((twin) => {
    const box = boxOf(twin.dataset.card);
    if (!box) return [];
    const x = box.left + (box.right - box.left) * LEFT;
    const y = (box.top + box.bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest('.tabletop')) return [];
    const what = `“${twin.textContent}” ${hit ? `under ${pathOf(hit)}` : 'outside the window'}`;
    return [{ rule: 'reach' as const, what, where: 'a card of the own hand, on the table' }];
  });
}
