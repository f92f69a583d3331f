/** Refusals name the tried card and those that forbid it, in every language. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { COLOURS, coloursOf, type VivaCard } from '#shared/cards/viva.ts';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { type CardName, refusalNotice, refusalReason } from '../i18n/refusals.ts';
import type { Say } from '../i18n/say.ts';
import { tableGameOf } from './index.ts';
import type { Assist } from './load-assist.ts';
import { languagesOf } from './spoken-languages.ts';
import { sayWith } from './testing.ts';

const MEANT = import.meta.glob<Assist['intendedMoves']>('./*/assist.ts', { eager: true, import: 'intendedMoves' });
const WORDS = import.meta.glob<Messages>('../../shared/games/*/messages/*/game.ts', {
  eager: true,
  import: 'GAME_MESSAGES',
});
const REFUSALS = import.meta.glob<Messages>('../../shared/games/*/messages/*/refusals.ts', {
  eager: true,
  import: 'REFUSAL_MESSAGES',
});
const OF_TRICKS = import.meta.glob<Messages>('../../shared/tricks/messages/*/refusals.ts', {
  eager: true,
  import: 'TRICK_REFUSALS',
});
const COMMON = import.meta.glob<Messages>('../i18n/messages/*/common.ts', { eager: true, import: 'COMMON' });

interface Tried {
  /** The tried face. */
  readonly face: string;
  readonly refusal: Refusal;
  readonly observation: ObservationBase;
}

const nameFor = (id: string): CardName => tableGameOf(id)?.cardName ?? ((face) => face);

const wordsOf = (id: string, language: string): Messages => ({
  ...OF_TRICKS[`../../shared/tricks/messages/${language}/refusals.ts`],
  ...WORDS[`../../shared/games/${id}/messages/${language}/game.ts`],
  ...REFUSALS[`../../shared/games/${id}/messages/${language}/refusals.ts`],
});

/** The refusals of every card in every state of a random bot match, each kind once. */
function refusedIn(id: string): Tried[] {
  const own = GAMES[id];
  const deck = tableGameOf(id)?.look.deck;
  const meant = MEANT[`./${id}/assist.ts`];
  const maker = own?.bots.random;
  const resolved = own && resolveOptions(own.rules.options, {});
  if (!own || !deck || !maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  const { rules, seats, options, events } = playMatch(own, resolved.options, own.rules.seats.max, maker, 4);
  const match = newMatch(rules, options, seats);
  const found = new Map<string, Tried>();
  for (const event of events) {
    take(match, event);
    const { observation } = viewOf(rules, match.state, 0);
    for (const face of deck.faces) {
      const card = { key: face, face, name: face };
      const moves: AnyMove[] = [...(meant?.(card, observation) ?? []), { type: 'vote', curse: face } as AnyMove];
      for (const move of moves.filter((move) => rules.moveSchema.safeParse(move).success)) {
        const refusal = rules.refuse(match.state, 0, move);
        const kind = JSON.stringify([face, refusal]);
        if (refusal && !found.has(kind)) found.set(kind, { face, refusal, observation });
      }
    }
  }
  return [...found.values()];
}

/** All texts of a refusal: why the card can't be played, and the toast when it is tried. */
function saidOf({ refusal }: Tried, id: string, language: string): readonly string[] {
  const words = { ...COMMON[`../i18n/messages/${language}/common.ts`], ...wordsOf(id, language) };
  const say = sayWith(words);
  const has = (key: string) => Object.hasOwn(words, key);
  return [refusalReason(refusal, nameFor(id), say), refusalNotice(refusal, { say, has }, nameFor(id))];
}

/** A sentence's words, in lower case. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];

/** Without `intendedMoves` a game may have no move that is refused for its card. */
const REFUSING = Object.keys(GAMES)
  .filter(isTested)
  .map((id) => ({ id, tried: refusedIn(id) }))
  .filter(({ id, tried }) => tried.length > 0 || MEANT[`./${id}/assist.ts`]);

describe.each(REFUSING)('$id', ({ id, tried }) => {
  const faces = tableGameOf(id)?.look.deck.faces ?? [];

  it.each(languagesOf(id))('%s: a card is named as it is named everywhere, and no other', (language) => {
    const words = { ...COMMON[`../i18n/messages/${language}/common.ts`], ...wordsOf(id, language) };
    const say = sayWith(words);
    const cardName = nameFor(id);
    // A word of this language may equal a card's name: `red` is English.
    const [raw, sentences] = [new Set<string>(), Object.values(words).flatMap(wordsIn)];
    for (const face of faces) if (!sentences.includes(face.toLowerCase())) raw.add(face.toLowerCase());
    expect(tried.length).toBeGreaterThan(0);
    for (const one of tried) {
      for (const text of saidOf(one, id, language)) {
        expect(
          wordsIn(text).filter((word) => raw.has(word)),
          text,
        ).toEqual([]);
      }
      if (one.refusal.reason === 'not-in-hand')
        expect(refusalReason(one.refusal, cardName, say).toLowerCase()).toContain(
          cardName(one.face, say).toLowerCase(),
        );
    }
  });
});

describe.runIf(isTested('viva'))('VIVA', () => {
  const tried = refusedIn('viva');
  const blocked = tried.filter(({ refusal }) => refusal.rule === 'VI-7');

  /** The colours that a sentence names, in their order. */
  function coloursIn(text: string, say: Say): string[] {
    const said = wordsIn(text).flatMap((word) => word.split('-'));
    return COLOURS.filter((colour) => said.includes(say(`colour.${colour}`).toLowerCase()));
  }

  it.each(languagesOf('viva'))(
    'VI-7, %s: who is blocked is told a colour that the card shows, and the blocking card',
    (language) => {
      const words = { ...COMMON[`../i18n/messages/${language}/common.ts`], ...wordsOf('viva', language) };
      const say = sayWith(words);
      for (const one of blocked) {
        const { table } = one.observation as Observation;
        const shown = coloursOf(one.face as VivaCard);
        const blocking = [table.general, table.own?.card].flatMap((card) => (card ? coloursOf(card) : []));
        for (const text of saidOf(one, 'viva', language)) {
          const named = coloursIn(text, say);
          expect(named, `${one.face}: ${text}`).toHaveLength(1);
          expect(shown, `${one.face}: ${text}`).toContain(named[0]);
          expect(blocking, `${one.face}: ${text}`).toContain(named[0]);
        }
      }
      // Every colour has blocked something, black among them.
      expect(new Set(blocked.map(({ refusal }) => refusal.params?.colour))).toHaveLength(COLOURS.length);
    },
  );

  it.each(languagesOf('viva'))('VI-8, %s: what does not match names both cards with all their colours', (language) => {
    const say = sayWith(wordsOf('viva', language));
    for (const { face, refusal } of tried.filter(({ refusal }) => refusal.reason === 'no-match')) {
      const both = [face, String(refusal.params?.top)].flatMap((card) => coloursOf(card as VivaCard));
      const text = refusalReason(refusal, nameFor('viva'), say);
      expect(coloursIn(text, say), text).toEqual(COLOURS.filter((colour) => both.includes(colour)));
    }
  });
});
