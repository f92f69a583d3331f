/** All views: every page, every screen and sheet of it, and every situation of every game. */
import type { Situation } from '../fixture/situation.ts';
import type { View } from '../view.ts';
import { eveningViews } from './at-evening.ts';
import { appViews } from './desktop.ts';
import { installedViews } from './installed.ts';
import { handViews } from './phone.ts';
import { bookViews } from './statistics.ts';
import { screenViews } from './tv.ts';

export function viewsOf(situations: readonly Situation[]): View[] {
  return [
    ...appViews(situations),
    ...installedViews(),
    ...bookViews(),
    ...handViews(situations),
    ...screenViews(situations),
    ...eveningViews(situations),
  ];
}
