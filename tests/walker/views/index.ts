/** All views: every page, every screen and sheet of it, and every situation of every game. */
import type { Situation } from '../fixture/situation.ts';
import type { View } from '../view.ts';
import { appViews } from './app.ts';
import { eveningViews } from './at-evening.ts';
import { bookViews } from './book.ts';
import { handViews } from './hand.ts';
import { installedViews } from './installed.ts';
import { screenViews } from './screen.ts';

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
