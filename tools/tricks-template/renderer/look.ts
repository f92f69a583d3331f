import { framed, tiled } from '../../decks/backs.ts';
import { LONG } from '../../decks/card-sheet.ts';
import { ITALIAN } from '../../decks/italian/index.ts';
import { BRASS } from '../../decks/palette.ts';
import { disc } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

const DYE = '#2f4a3f';

/** Sample's back: dots on the colour of its cloth. */
function back(): string {
  return framed(LONG, DYE, tiled('dots', LONG, 66, 66, disc(0, 0, 12, DYE, BRASS, 3), disc(0, 0, 4, BRASS)));
}

export const LOOK: TableTheme = {
  cloth: { dye: DYE, sheen: '#9db8ab' },
  deck: ITALIAN,
  back: { id: 'sample', draw: back },
};
