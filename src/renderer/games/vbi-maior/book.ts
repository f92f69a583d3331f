/** The codex: ninety moments of Rome's history, one on each Rome card (VM-26). */
import { ROME_CARDS } from '#shared/cards/rome.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import type { Book } from '../game.ts';
import { Moment } from './Moment.tsx';
import { pageOf } from './reading/names.ts';
import { Story, titleOf } from './Story.tsx';

const book: Book = {
  pages: ROME_CARDS.map((card) => {
    const { age: chapter, year: _, ...page } = pageOf(card);
    return { card, chapter, ...page, text: storyOf(page) };
  }),
  titleOf,
  Picture: Moment,
  Story,
};

export default book;
