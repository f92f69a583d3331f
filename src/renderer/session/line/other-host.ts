import { OtherKey } from '#shared/noise/line.ts';
import type { LineWord } from '#shared/protocol/line.ts';

/** Another host answers than the one that is known at an address: who that was, and as whom this one is known. */
export class OtherHost extends OtherKey {
  readonly known: string | null;
  readonly as: string | null;

  constructor({ print, known, as }: Extract<LineWord, { line: 'stranger' }>) {
    super(print);
    this.known = known;
    this.as = as;
  }
}
