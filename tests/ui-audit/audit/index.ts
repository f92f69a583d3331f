/** The audit of a page as it stands in its window. Contrast takes a picture: see `contrast.ts`. */
import { aboutMe } from './about-me.ts';
import { breaks } from './breaks.ts';
import { captions } from './captions.ts';
import { cardsOnCloth, cloth } from './cloth.ts';
import { cover } from './cover.ts';
import { cut } from './cut.ts';
import { scrollByHand } from './dom.ts';
import { few } from './few.ts';
import type { Finding } from './finding.ts';
import { firstView } from './first-view.ts';
import { glyphs } from './glyphs.ts';
import { keyScroll } from './key-scroll.ts';
import { letters } from './letters.ts';
import { papers } from './place-cards.ts';
import { reach } from './reach.ts';
import { ribbons } from './ribbons.ts';
import { state } from './state.ts';
import { targets } from './targets.ts';
import { lines } from './texts.ts';
import { words } from './words.ts';

/** How a page is used. */
export interface Circumstances {
  /** With a thumb: targets are as large as one. */
  readonly thumb: boolean;
  /** Nobody can press anything: a television. */
  readonly onlyShown: boolean;
}

export function audit({ thumb, onlyShown }: Circumstances): Finding[] {
  scrollByHand(!onlyShown);
  const said = lines();
  const cards = document.querySelector('dialog:modal') ? [] : cardsOnCloth();
  return [
    ...reach(),
    ...state(),
    ...aboutMe(),
    ...words(said),
    ...(onlyShown
      ? [...letters(said, 'television'), ...captions('.tv-match .hud-status')]
      : [
          ...firstView(),
          ...(thumb ? [] : few()),
          ...keyScroll(),
          ...cloth(),
          ...(thumb ? [] : [...ribbons(), ...captions('.hud-caption')]),
          ...letters(said, thumb ? 'phone' : 'window'),
        ]),
    ...cut(said),
    ...breaks(),
    ...cover(said, cards),
    ...papers(),
    ...glyphs(said),
    ...(thumb ? targets() : []),
  ];
}
