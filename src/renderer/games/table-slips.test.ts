/** Calls on slips are upright for every viewer, and no slip that counts is blank. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ObservationBase, Seat, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { moveSlips, SLIP_SIZE_CM, SLIP_SLIDE_MS, type SlipState, updateSlips } from '../motion/highlights/slips.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import type { PaperSlip } from '../motion/scene.ts';
import { cardMatrix, isTurned } from '../table-flat/card-projection.ts';
import { partsOf } from './index.ts';
import { sayWith } from './testing.ts';

const ID = 'briscola-chiamata';
const PAPER = { ...SLIP_SIZE_CM, corner: 0 };
const TEMPO = { speed: 1, reduced: false };
const EDGES = { top: 0, right: 256, bottom: 0, left: 0 };
const WINDOWS = [
  cameraViewFor(1280, 720, EDGES, PAPER),
  cameraViewFor(1920, 1080, EDGES, PAPER),
  cameraViewFor(600, 900, EDGES, PAPER, true),
];
const SHEET = { width: 216, height: 144 };

interface Lying {
  readonly slips: readonly PaperSlip[];
  readonly observation: ObservationBase;
}

/** The slips after every event of a random bot match. */
function slipsOf(viewer: Viewer): Lying[] {
  const own = GAMES[ID];
  const resolved = own && resolveOptions(own.rules.options, {});
  const maker = own?.bots.random;
  if (!own || !maker || !resolved || 'refusal' in resolved) throw new Error(`${ID} can't be played`);
  const { rules, seats, options, events } = playMatch(own, resolved.options, own.rules.seats.max, maker, 4);
  const seated = Array.from({ length: seats }, (_, k) => ({ kind: 'bot', name: `B${k}`, level: 'easy' }) as const);
  const say = sayWith(partsOf(ID)?.words ?? {});
  const match = newMatch(rules, options, seats);
  return events.map((event) => {
    take(match, event);
    const { observation, moves } = viewOf(rules, match.state, viewer);
    const moment = { viewer, seated, say, beat: '', before: null, moves, preselection: [] };
    return { slips: partsOf(ID)?.highlights.slips?.(observation, moment) ?? [], observation };
  });
}

/** The direction of its text: right along its lines, and down from one to the next, in pixels; mirrored from behind. */
function isUpright({ pose }: SlipState): boolean {
  return WINDOWS.every((shot) => {
    const matrix = cardMatrix(pose, PAPER, shot, SHEET);
    return matrix !== undefined && !isTurned(matrix) && matrix[0] > 0 && matrix[3] > 0;
  });
}

const VIEWERS: readonly Viewer[] = [0, 1, 3, 'everyone'];

describe.runIf(isTested(ID))('Briscola Chiamata', () => {
  it.each(VIEWERS)('what is written is read upright all the way, seen by %s', (viewer) => {
    let [lying, now, written]: [SlipState[], number, number] = [[], 0, 0];
    for (const { slips } of slipsOf(viewer)) {
      lying = updateSlips(lying, slips, (place) => place, 1, TEMPO, now);
      for (const part of [0.3, 0.7, 1]) {
        moveSlips(lying, now + part * SLIP_SLIDE_MS, TEMPO);
        for (const one of lying.filter(({ slip }) => slip.text !== '')) {
          written++;
          expect(isUpright(one), `${one.slip.key} ${one.slip.text}`).toBe(true);
        }
      }
      now += SLIP_SLIDE_MS;
    }
    expect(written).toBeGreaterThan(0);
  });

  it('BC-9: whoever has passed has a slip that says so in print', () => {
    const calls = ({ observation }: Lying) =>
      (observation as ObservationBase & { calls: { seat: Seat; bid: unknown }[] }).calls;
    const auction = slipsOf(0).filter(({ slips }) => slips.length > 1);
    const passes = auction.flatMap((one) =>
      one.slips.filter(({ key }) => !calls(one).findLast(({ seat }) => key === `bid:${seat}`)?.bid),
    );
    expect(passes.length).toBeGreaterThan(0);
    expect(new Set(passes.map(({ text, turned }) => `${text}${turned ? ' turned' : ''}`))).toEqual(new Set(['PASS']));
  });
});
