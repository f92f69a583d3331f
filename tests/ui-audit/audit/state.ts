/** What decides is in sight, wherever a match is played: trump, called card, target, score, whose turn. Nothing takes its place. */
import { coverAt, withHits } from './cover.ts';
import { isDrawn, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';
import { visible } from './texts.ts';

/** So much of it may lie beyond an edge, in CSS pixels: letters end before their lines do. */
const RIM = 3;

/** Where a match tells how it stands, and what a phone has at a touch or a flick: tables of it all. */
const TOLD = '.hud-status .status, .standing .status';
const AT_A_TOUCH = '.standing:is([data-open="false"], :has([data-more])) :is(thead, tr)';

/** With letters of this size, in CSS pixels, there is not room for both on most screens: what decides comes first. */
const LARGE_LETTERS = 24;

/** On a phone on its side, in CSS pixels: what the desk calls out, the others are asked, or a number to choose takes its place. */
const LOW = 400;
const ASKED = '.claims > *, .notice:popover-open, .right .stepper';

/** For a moment a call lies over a phone's numbers, and the end of a match has a television's picture. */
const MOMENT = '.tally, .moment, .playing .announcement .ribbon, .tv-match .breath .ribbon';

export function state(): Finding[] {
  if (innerHeight < LOW && document.querySelector(ASKED)) return [];
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_LETTERS) return [];
  // A sheet that somebody has opened lies over all there is.
  if (document.querySelector(`dialog:modal, ${MOMENT}`)) return [];
  const told = [...document.querySelectorAll<HTMLElement>('[data-essential]')].filter(
    (one) => !one.matches(AT_A_TOUCH),
  );
  return [...untold(), ...withHits(() => told.flatMap((one) => (isInSight(one) ? [] : [unseen(one)])))];
}

/** A slip that says how it stands, and marks nothing of it as what counts. */
function untold(): Finding[] {
  return [...document.querySelectorAll(TOLD)].flatMap((slip) =>
    slip.querySelector('[data-essential]')
      ? []
      : [{ rule: 'state' as const, what: 'nothing of it is marked as what counts', where: pathOf(slip) }],
  );
}

function unseen(one: HTMLElement): Finding {
  return { rule: 'state', what: `“${saysOf(one)}” is not in sight`, where: pathOf(one) };
}

/** All of it is drawn, and nothing lies over its corners or its middle. */
function isInSight(one: HTMLElement): boolean {
  if (!isDrawn(one)) return false;
  const box = one.getBoundingClientRect();
  const seen = visible(one, box);
  if (!seen || seen.bottom < box.bottom - RIM || seen.top > box.top + RIM) return false;
  if (seen.right < box.right - RIM || seen.left > box.left + RIM) return false;
  return [0.1, 0.5, 0.9].every(
    (part) => !coverAt(one, { x: seen.left + RIM, y: seen.top + part * (seen.bottom - seen.top) }),
  );
}
