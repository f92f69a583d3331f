import { describe, expect, it } from 'vitest';
import { choose, down, type Game, holding, intentAfter, lay, muddled, up, watching } from '../testing.ts';
import { NEW_CARD_PAUSE_MS, TEMPO_MS_PER_NUMBER } from './count-tempo.ts';
import { easy, normal } from './normal.ts';

const BEAT = TEMPO_MS_PER_NUMBER[0].ms;
/** Longer than this in ms, and it was counted; shorter, and it went at once. */
const AT_ONCE = 300;

const normalIntent = (game: Game, events?: (game: Game) => void) => intentAfter(game, normal, events);
const turnUp = (position: number) => ({ type: 'turn-up', position });

describe('normal', () => {
  it('VM-6: arranges, and lays down after a while that grows with the hand', () => {
    const few = watching(holding(['R5', 'R6', 'R7']), normal).intent;
    const many = watching(holding(['R5 mars R9 R1 R2 R3 R4 apollo', 'R6', 'R7']), normal).intent;
    expect(few?.move).toEqual({ type: 'arrange', curses: [], blessings: [] });
    expect(many?.move).toEqual({ type: 'arrange', curses: [], blessings: ['apollo', 'mars'] });
    expect(many?.after).toBeGreaterThan((few?.after ?? 0) + 2000);
  });

  it('VM-10: votes for silence before muddling, and for that before Barbarians', () => {
    const vote = (hand: string) => normalIntent(holding([hand, 'R6', 'R7'], 'R1 R2 R3'))?.move;
    expect(vote('barbari damnatio silentium')).toEqual({ type: 'vote', curse: 'silentium' });
    expect(vote('barbari damnatio R5')).toEqual({ type: 'vote', curse: 'damnatio' });
  });

  it('VM-13: waits in proportion to the gap between the last card and its own lowest', () => {
    const wait = (hand: string) =>
      normalIntent(holding([hand, 'R1 R88', 'R2 R89']), (game) => up(game, '1'))?.after ?? 0;
    for (const number of [20, 40, 80]) {
      const counted = NEW_CARD_PAUSE_MS + (number - 1) * BEAT;
      expect(wait(`R${number}`)).toBeGreaterThan(counted * 0.75);
      expect(wait(`R${number}`)).toBeLessThan(counted * 1.25);
    }
  });

  it('keeps its time when something happens that has nothing to do with it', () => {
    const game = holding(['R50', 'R60', 'R70', 'venus mars']);
    const { look } = watching(game, normal);
    down(game);
    const first = look(0)?.after ?? 0;
    up(game, '3');
    look(1000);
    choose(game, 3, { number: 1 });
    expect(look(1000)?.after).toBeCloseTo(first - 1000, 0);
  });

  it('goes at once where nobody else can come before', () => {
    const alone = normalIntent(holding(['R50', 'R4', 'R5']), (game) => up(game, '1 2'));
    expect(alone?.after).toBeLessThan(AT_ONCE);
    const next = normalIntent(holding(['R6', 'R5 R60', 'R70']), (game) => up(game, '1'));
    expect(next?.after).toBeLessThan(AT_ONCE);
    const higher = normalIntent(holding(['R50', 'R60 diana', 'R70']), (game) => up(game, '1/1'));
    expect(higher?.after).toBeLessThan(AT_ONCE);
  });

  it('VM-33: lets a lower card that lies face up go first', () => {
    const shown = normalIntent(holding(['R50', 'R45 diana', 'R70']), (game) => up(game, '1/1'));
    const hidden = normalIntent(holding(['R50', 'R45 diana', 'R70']));
    expect(shown?.after).toBeGreaterThan((hidden?.after ?? 0) + 5 * BEAT);
  });

  it('VM-14: keeps back a card that does not fit any more, and turns up the next one by its place', () => {
    const intent = normalIntent(holding(['R5 R60', 'R30 R80', 'R70']), (game) => up(game, '1'));
    expect(intent?.move).toEqual(turnUp(1));
  });

  it('VM-14: turns it up when the count is over', () => {
    const intent = normalIntent(holding(['R5', 'R30 R80', 'R70']), (game) => up(game, '1'));
    expect(intent?.move).toEqual(turnUp(0));
    expect(intent?.after).toBeGreaterThan(50 * BEAT);
  });

  it('VM-31: waits with cards that it can’t tell until few are left, and looks again if it can', () => {
    const blind = normalIntent(holding(['damnatio R5 R60', 'R30 R80', 'R70']), (game) => muddled(game, 'R60 R5'));
    expect(blind?.move).toEqual(turnUp(0));
    expect(blind?.after).toBeGreaterThan(60 * BEAT);
    const ianus = normalIntent(holding(['barbari R50 R60 ianus', 'R30', 'R70'], 'R1 R2 R3'));
    expect(ianus).toMatchObject({ move: turnUp(3) });
    expect(ianus?.after).toBeLessThan(AT_ONCE);
  });

  it('VM-31: does not keep a shuffled deck to the end whose cards it knows: most of them fit now', () => {
    const game = holding(['damnatio R60 R70 R80 R85', 'R5 R50', 'R55'], '', { difficulty: 'hard' });
    const lost = normalIntent(game, () => up(muddled(game, 'R85 R60 R80 R70'), '1 1 2'));
    expect(lost?.move).toEqual(turnUp(0));
    expect(lost?.after).toBeLessThan(NEW_CARD_PAUSE_MS + 10 * BEAT);
  });

  it('VM-33: lets a lower card go first that was seen and lies face down again', () => {
    // Seat 1 takes R45 up again: Neptune.
    const game = () => holding(['R50', 'R45 R70 neptunus', 'R80']);
    const held = normalIntent(game(), (one) => lay(up(one, '1 1/1'), 1));
    const hidden = normalIntent(game());
    expect(held?.after).toBeGreaterThan((hidden?.after ?? 0) + 5 * BEAT);
  });

  it('VM-6: lets cards go first that lie above one turned up out of its order', () => {
    const order = (turns: string) => normalIntent(holding(['R60', 'R20 R30 R40', 'R80']), (one) => up(one, turns));
    // Of three cards the second, R30, was turned up: the one above is late, the one below is not known.
    expect(order('1/1')?.after).toBeLessThan(NEW_CARD_PAUSE_MS + 40 * BEAT);
  });

  it('VM-17, VM-21: with blessings alone it waits, and is done in the closing phase', () => {
    expect(normalIntent(holding(['apollo', 'R6', 'R7']))).toBeUndefined();
    expect(normalIntent(holding(['apollo', 'R6', 'R7']), (game) => up(game, '1 2'))?.move).toEqual({ type: 'done' });
  });
});

describe('normal and its blessings', () => {
  it('VM-30: Fortune while the game area is empty, not when it is nearly full', () => {
    const deck = 'R40 R41 R42 R43';
    expect(normalIntent(holding(['R50 fortuna', 'R6', 'R70'], deck))?.move).toEqual(turnUp(1));
    const late = normalIntent(holding(['R5 fortuna', 'R80 R85', 'R70'], deck), (game) => up(game, '1'));
    expect(late?.move).toEqual(turnUp(0));
  });

  it('VM-30: Neptune at once when its card was passed over', () => {
    const passed = normalIntent(holding(['R20 neptunus', 'R10 R30 R80', 'R70']), (game) => up(game, '1 1'));
    expect(passed).toMatchObject({ move: turnUp(1) });
    expect(passed?.after).toBeLessThan(AT_ONCE);
    const kept = normalIntent(holding(['R20 neptunus', 'R10 R30 R80', 'R70']), (game) => up(game, '1'));
    expect(kept?.move).toEqual(turnUp(0));
  });

  it('VM-30: Jupiter before a late card, and then the lowest late card at once', () => {
    const game = holding(['R5 R9 iuppiter', 'R30 R80', 'R70']);
    const { look } = watching(game, normal);
    down(game);
    look();
    up(game, '1');
    expect(look()?.move).toEqual(turnUp(2));
    up(game, '0/2');
    expect(look()).toMatchObject({ move: turnUp(0) });
    expect(look()?.after).toBeLessThan(AT_ONCE);
  });

  it('VM-30: Vulcan in the closing phase where a card out of order costs two, not where it costs one', () => {
    const closing = (difficulty: 'easy' | 'medium') =>
      normalIntent(holding(['vulcanus', 'R30', 'R10'], '', { difficulty }), (game) => up(game, '1 2'))?.move;
    expect(closing('medium')).toEqual(turnUp(0));
    expect(closing('easy')).toEqual({ type: 'done' });
  });

  it('VM-24: Saturn in danger even in mid-race', () => {
    const game = holding(['R85 saturnus', 'R30 R1 R2 R3 R4', 'R86']);
    expect(normalIntent(game, () => up(game, '1/4 1 1 1 1'))?.move).toEqual(turnUp(1));
  });

  it('VM-31: none while the gods are silent', () => {
    expect(normalIntent(holding(['silentium R50 fortuna', 'R6', 'R70'], 'R1 R2 R3'))?.move).toEqual(turnUp(0));
  });

  it('VM-30: Vesta against Barbarians', () => {
    const game = holding(['barbari vesta', 'R6', 'R7'], '');
    expect(normalIntent(game, () => up(game, '1 2'))?.move).toEqual(turnUp(0));
    expect(normalIntent(game, () => up(game, '0'))?.move).toEqual({ type: 'choose', card: 'barbari' });
  });

  it('VM-30: Mercury to a seat that has to look as well', () => {
    const game = holding(['R40 mercurius', 'R6', 'damnatio R7 R8'], '');
    const asked = normalIntent(game, () => up(muddled(game, 'R8 R7'), '0/1'));
    expect(asked?.move).toEqual({ type: 'choose', seat: 2 });
  });
});

const easyIntent = (game: Game, events?: (game: Game) => void) => intentAfter(game, easy, events);

describe('easy', () => {
  it('VM-14: turns up a late card as soon as it sees it', () => {
    const intent = easyIntent(holding(['R5 R60', 'R30 R80', 'R70']), (game) => up(game, '1'));
    expect(intent?.move).toEqual({ type: 'turn-up', position: 0 });
    expect(intent?.after).toBeLessThan(300);
  });

  it('VM-17: is out as soon as it knows of no Rome card in its deck', () => {
    expect(easyIntent(holding(['apollo fortuna', 'R6', 'R7'], 'R1 R2 R3'))?.move).toEqual({ type: 'out' });
  });

  it('VM-21: is done in the closing phase', () => {
    const game = holding(['R5 apollo', 'R6', 'venus']);
    expect(easyIntent(game, () => up(game, '0 1'))?.move).toEqual({ type: 'done' });
  });

  it('VM-10: votes once, for a curse on the table', () => {
    const game = holding(['barbari R5', 'silentium R6', 'R7'], 'R1 R2 R3');
    expect(easyIntent(game)?.move.type).toBe('vote');
  });

  it('VM-19: looks and arranges anew', () => {
    const game = holding(['R5 apollo', 'R6 minerva', 'R8']);
    expect(easyIntent(game, () => lay(up(game, '1/1'), 1))?.move.type).toBe('arrange');
  });
});
