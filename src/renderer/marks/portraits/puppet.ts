/** Bots: the same people as marionettes of wood, with a rod and strings, a jaw that opens, and painted cheeks. */
import { air, behind, outlined, face, flat, type Group, line, near, round } from './block.ts';

const STRINGS = air(line('M-33 -60V42M33 -60V42', 1.5, 'paper'));
const ROD = behind(outlined('M-2.6 -70H2.6V-20H-2.6z', 'brass', 2));
const GRAIN = face(
  line('M-13 -17C-6 -20 6 -20 13 -17M-10 -13.4C-4 -15.6 4 -15.6 10 -13.4M-16 10C-15 14 -13.6 16 -12 18', 1.1, 'shade'),
  flat(round(-12.4, 7.6, 5), 'blush'),
  flat(round(12.4, 7.6, 5), 'blush'),
);
const JAW = near(
  line('M-9.4 13V26M9.4 13V26', 2),
  outlined(round(-16.4, 11, 2.2), 'brass', 1.4),
  outlined(round(16.4, 11, 2.2), 'brass', 1.4),
);

/** Somebody as a puppet: its rod behind all, its grain under the eyes, its jaw over a beard. */
export function asPuppet(groups: readonly Group[]): readonly Group[] {
  const eyes = groups.findIndex(({ depth }) => depth === 'face');
  return [STRINGS, ROD, ...groups.slice(0, eyes), GRAIN, ...groups.slice(eyes), JAW];
}
