/** A game's flags for what it offers agree with its `assist.ts`. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { tableGameOf } from './index.ts';
import { loadAssist } from './load-assist.ts';

describe.each(Object.keys(GAMES))('%s', (id) => {
  it('says whether it has hints and a card counter', async () => {
    const [game, assist] = [tableGameOf(id), await loadAssist(id)];
    expect(game?.hasHints ?? false).toBe(assist?.hints !== undefined);
    expect(game?.hasCardCount ?? false).toBe(assist?.cardCounter !== undefined);
  });
});
