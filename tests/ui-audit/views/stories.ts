/** What is told of a finished match: a chapter of each kind, of its last events. */
import { gameOf } from '#catalogue';
import { present } from '#shared/engine/collections.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import type { Chapter, EveningChapter } from '#shared/protocol/story.ts';
import { cardsIn, publicFrames } from '#shared/story/turns.ts';
import type { Situation } from '../fixture/situation.ts';
import { seatedAt } from './tables.ts';

/** As long as sentences get: partners with figures of two digits. */
export function chaptersOf({ game, events, seats }: Situation): Chapter[] {
  const until = events.length;
  const at = { deal: 0, from: Math.max(0, until - seats), until, weight: 1 };
  if (game === 'vbi-maior') {
    const turn = { ...at, cards: 12, faces: ['R12', 'R14', 'R22', 'R32', 'R38', 'R53', 'R56', 'R82'] };
    return [
      { kind: 'misplay', ...turn, seats: [1] },
      { kind: 'run', ...turn, seats: [] },
      { kind: 'perfect', ...turn, seats: [] },
    ];
  }
  const better = events.findLast(({ by }) => by !== 'chance') ?? { type: 'pass' };
  return [
    { kind: 'luck', ...at, seats: [0, seats - 1], brought: 42, worth: 31.4 },
    { kind: 'bluff', ...at, seats: [0], suspect: seats - 1, alone: false, suspected: 74, truth: 8 },
    { kind: 'bluff', ...at, seats: [0], suspect: seats - 1, alone: true, suspected: 74, truth: 8 },
    { kind: 'move', ...at, seats: [1], event: until - 1, cost: 13.6, better: { ...better } },
    { kind: 'comeback', ...at, seats: [0, seats - 1], behind: 34, after: 10 },
  ];
}

/** Games have partners in secret, or none. */
export function isPossible({ kind }: Chapter, { game }: Situation): boolean {
  return kind !== 'bluff' || game === 'briscola-chiamata';
}

/** A story has one bluff, with a partner or without. */
export function isAlone(chapter: Chapter): boolean {
  return chapter.kind === 'bluff' && chapter.alone;
}

/** What is told of an evening: of this match a chapter of each kind; every other one may be opened. */
export function eveningStoryOf(situation: Situation): EveningChapter[] {
  const { game, options, seats, events } = situation;
  const match = newMatch(present(gameOf(game), game).rules, options, seats);
  for (const event of events) take(match, event);
  return chaptersOf(situation)
    .filter((chapter) => isPossible(chapter, situation) && !isAlone(chapter))
    .map((chapter, k) => ({
      chapter,
      frames: publicFrames(match, chapter),
      ...{ game, seated: seatedAt(seats, null), place: { round: 12, table: 24 } },
      cards: cardsIn(chapter, match.events),
      record: k % 2 === 0 ? 1 : null,
    }));
}
