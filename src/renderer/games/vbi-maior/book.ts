/** The codex: ninety moments of Rome's history, one on each Rome card (VM-26). */
import { isRome, numberOf, ROME_CARDS, type RomeCard } from '#shared/cards/rome.ts';
import { evidenceOf } from '#shared/games/vbi-maior/codex/evidence.ts';
import { GLOSSARY } from '#shared/games/vbi-maior/codex/messages/en/glossary.ts';
import { storyOf } from '#shared/games/vbi-maior/codex/stories.ts';
import { ALL_THREADS, besideOf, threadsOf } from '#shared/games/vbi-maior/codex/threads.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Codex } from '../game.ts';
import { CODEX_MESSAGES } from './messages/en/book.ts';
import { Moment, Story, titleOf } from './Story.tsx';
import { pageOf } from './selectors/names.ts';

const codex: Codex = {
  pages: ROME_CARDS.map((card) => {
    const { age: chapter, ...page } = pageOf(card);
    return {
      chapter,
      ...page,
      ...evidenceOf(card),
      text: storyOf(card),
      threads: threadsOf(card),
      beside: inOrder(besideOf(card)),
    };
  }),
  words: CODEX_MESSAGES,
  threads: ALL_THREADS,
  glossary: GLOSSARY,
  playedIn(observation) {
    const { area, discard, returned } = observation as Observation;
    return inOrder([...area.map(({ card }) => card), ...discard, ...returned].filter(isRome));
  },
  titleOf,
  Picture: Moment,
  Story,
};

function inOrder(cards: readonly RomeCard[]): RomeCard[] {
  return [...new Set(cards)].toSorted((a, b) => numberOf(a) - numberOf(b));
}

export default codex;
