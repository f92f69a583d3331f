/** The gallery: fetched when the first portrait is to be seen, so that a hand on a phone does not wait for it. */
import type { PortraitId } from '#shared/protocol/mark.ts';
import { PEOPLE } from './people/index.ts';
import type { Pose } from './pose.ts';
import { type Printed, printed } from './print.ts';

/** Somebody as they are seen: one of the people, as a bot their puppet. */
export interface Likeness {
  readonly id: PortraitId;
  readonly puppet: boolean;
}

/** All that is printed of somebody, for a ground of radius 50 about the origin. */
export function portraitOf({ id, puppet }: Likeness, pose: Pose): Printed[] {
  return printed(PEOPLE[id], puppet, pose);
}
