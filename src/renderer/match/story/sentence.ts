/** A chapter of a story in words. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Chapter, EveningChapter } from '#shared/protocol/story.ts';
import { nameAt, type ViewContext } from '../../games/game.ts';
import type { HintDescriber } from '../../games/load-assist.ts';
import { STORY } from '../../i18n/messages/en/story.ts';
import { bidiIsolated, nameList } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';

/** Who is told of, and in which words: those of the story, the game and its hints. */
export interface StoryWords extends Pick<ViewContext, 'seated' | 'say'> {
  /** Without it a better move has no name. */
  readonly hints: HintDescriber | undefined;
}

/** Its sentence; `before`: what was seen before the move. */
export function sentenceOf(chapter: Chapter, words: StoryWords, before: ObservationBase): string {
  const { say, seated, hints } = words;
  const nameOf = (seat: number): string => bidiIsolated(nameAt({ seated, say }, seat));
  const names = nameList(chapter.seats.map((seat) => nameAt({ seated, say }, seat)));
  const said = { names, deal: chapter.deal + 1 };
  switch (chapter.kind) {
    case 'luck': {
      const figures = { worth: amountOf(chapter.worth, words, true), brought: amountOf(chapter.brought, words, true) };
      return say('story.luck.said', { ...said, ...figures });
    }
    case 'bluff': {
      const { suspected, truth, suspect, alone } = chapter;
      return say(alone ? 'story.bluff.alone' : 'story.bluff.said', {
        ...said,
        ...{ suspected, truth, suspect: nameOf(suspect) },
      });
    }
    case 'move': {
      const better = hints?.name(chapter.better, before, say) ?? '';
      return say('story.move.said', { ...said, better, cost: amountOf(chapter.cost, words, false) });
    }
    case 'misplay':
    case 'run':
    case 'perfect':
      return say(`story.${chapter.kind}.said`, { ...said, count: chapter.cards });
    case 'comeback':
      return say('story.comeback.said', { ...said, behind: chapter.behind, after: chapter.after + 1 });
  }
}

const NUMBERS = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });

/** From here on nobody cares for a tenth. */
const WHOLE_FROM = 10;

/** An amount in the game's unit. */
function amountOf(amount: number, { say }: StoryWords, isSigned: boolean): string {
  const size = Math.abs(amount);
  const rounded = size < WHOLE_FROM ? Math.round(size * 10) / 10 : Math.round(size);
  const sign = isSigned && rounded !== 0 ? (amount < 0 ? '−' : '+') : '';
  const points = `${sign}${NUMBERS.format(rounded)}`;
  return say('story.amount', { count: rounded, points, percent: Math.round(size) });
}

/** Where a chapter of an evening was played: the game, the round and the table. `say`: with the words of its game. */
export function placeOf({ place }: Pick<EveningChapter, 'place'>, say: Say): string {
  const game = say('game.name');
  return place ? translate(STORY, 'story.place', { game, ...place }) : game;
}
