import { describe, expect, it } from 'vitest';
import { drawNext, newMatch, take } from '../../../engine/match.ts';
import { seeded } from '../../../engine/random.ts';
import { selfPlay } from '../../../engine/self-play.ts';
import { updatesSince } from '../../../engine/view.ts';
import { down, type Game, holding, intentAfter, muddled, racing, table, up, watching } from '../testing.ts';
import { NEW_CARD_PAUSE_MS, TEMPO_MS_PER_NUMBER } from './count-tempo.ts';
import { expert } from './expert.ts';

const BEAT = TEMPO_MS_PER_NUMBER[0].ms;
const expertIntent = (game: Game, events?: (game: Game) => void) => intentAfter(game, expert, events);
const turnUp = (position: number) => ({ type: 'turn-up', position });

describe('expert', () => {
  it('VM-13: counts exactly', () => {
    for (const number of [20, 40, 80]) {
      const intent = expertIntent(holding([`R${number}`, 'R1 R88', 'R2 R89']), (game) => up(game, '1'));
      expect(intent?.after).toBeCloseTo(NEW_CARD_PAUSE_MS + (number - 1) * BEAT, 0);
    }
  });

  it('VM-31: goes through a shuffled deck while its cards still fit', () => {
    const game = holding(['damnatio R60 R70 R80 R85', 'R5 R50', 'R55'], '', { difficulty: 'hard' });
    const lost = expertIntent(game, () => up(muddled(game, 'R85 R60 R80 R70'), '1 1 2'));
    expect(lost?.move).toEqual(turnUp(0));
    expect(lost?.after).toBeLessThan(NEW_CARD_PAUSE_MS + 10 * BEAT);
  });

  it('VM-30: Minerva at once for what Barbarians laid on all decks, not while the gods are silent', () => {
    const hands = (silent: string) => [`barbari R50 minerva ${silent}`, 'R6', 'R70'];
    expect(expertIntent(holding(hands(''), 'R1 R2 R3'))?.move).toEqual(turnUp(2));
    expect(expertIntent(holding(hands('silentium'), 'R1 R2 R3'))?.move).not.toEqual(turnUp(2));
  });

  it('VM-30: Jupiter at the end of the count for whoever holds a card that fits no more', () => {
    const game = holding(['R9 iuppiter', 'R30 R80', 'R70 R75']);
    const { look } = watching(game, expert);
    down(game);
    look();
    up(game, '0 2 2');
    expect(look()?.move).toEqual(turnUp(0));
    expect(look()?.after).toBeGreaterThan(10 * BEAT);
  });

  it('VM-30: under Jupiter all count anew, the lowest card goes first', () => {
    const game = holding(['R40', 'R30 iuppiter', 'R80 R85']);
    const { look } = watching(game, expert);
    down(game);
    look();
    up(game, '2 1/1');
    expect(look()?.after).toBeCloseTo(NEW_CARD_PAUSE_MS + 40 * BEAT, 0);
  });

  it('VM-30: Vesta against any curse at the end of a turn', () => {
    const game = holding(['damnatio vesta', 'R6', 'R7'], '');
    expect(expertIntent(game, () => up(muddled(game, 'vesta'), '1 2'))?.move).toEqual(turnUp(0));
  });

  it('VM-17: is done with blessings alone', () => {
    expect(expertIntent(racing(['apollo', 'R6', 'R7']), (game) => up(game, '1 2'))?.move).toEqual({ type: 'done' });
  });
});

describe('an expert is honest', () => {
  it('VM-7: the same story, times and seed give the same intents, whatever lies face down', () => {
    let asked = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = table(3 + (seed % 4), { difficulty: 'hard' });
      const random = seeded(seed);
      selfPlay(
        match,
        match.state.personal.map((_, seat) => expert(seat, seeded(random.below(2 ** 31)))),
        random,
      );
      const updates = updatesSince(match, 0, -1);
      const [one, other] = [expert(0, seeded(7)), expert(0, seeded(7))];
      for (const [k, { observation, moves }] of updates.entries()) {
        // Resampled, everything hidden differs, and everything visible stays.
        const imagined = match.rules.resample(observation, seeded(k));
        const again = { observation: match.rules.observe(imagined, 0), moves: match.rules.legalMoves(imagined, 0) };
        expect(other.see(again, 400 * k)).toEqual(one.see({ observation, moves }, 400 * k));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(500);
  });

  it('says again what it means to do when it is shown all of it again', () => {
    const game = newMatch(table(3).rules, table(3).options, 3);
    const first = drawNext(game, seeded(1));
    if (first) take(game, first);
    const [one, other] = [expert(0, seeded(3)), expert(0, seeded(3))];
    const updates = updatesSince(game, 0, -1);
    expect(updates.map((update) => one.see(update, 0))).toEqual(updates.map((update) => other.see(update, 0)));
  });
});
