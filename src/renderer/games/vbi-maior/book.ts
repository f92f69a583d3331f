/** The codex: ninety moments of Rome's history, one on each Rome card (VM-26). */
import { ROME_CARDS } from '#shared/cards/rome.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import type { Book } from '../game.ts';
import { pageOf } from './names.ts';
import { StorySheet } from './StorySheet.tsx';

const book: Book = {
  pages: ROME_CARDS.map((card) => {
    const { age: chapter, ...page } = pageOf(card);
    return { card, chapter, date: page.date, title: page.title, text: storyOf(page) };
  }),
  Story: StorySheet,
};

export default book;
