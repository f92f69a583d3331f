/** The codex: ninety moments of Rome's history, one on each Rome card (VM-26). */
import { ROME_CARDS } from '#shared/cards/rome.ts';
import { seenOn } from '#shared/games/vbi-maior/codex/seen.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import { romePicture } from '../../faces/rome/pictured.ts';
import type { Book } from '../game.ts';
import { pageOf } from './reading/names.ts';
import { Story, titleOf } from './Story.tsx';

const book: Book = {
  pages: ROME_CARDS.map((card) => {
    const { age: chapter, year: _, ...page } = pageOf(card);
    const picture = { draw: () => romePicture(card), seen: seenOn(page) };
    return { card, chapter, ...page, text: storyOf(page), picture };
  }),
  titleOf,
  Story,
};

export default book;
