import { describe, expect, it } from 'vitest';
import { ROME_CARDS } from '#shared/cards/rome.ts';
import { CODEX } from '#shared/games/vbi-maior/codex/index.ts';
import { ageOf } from '../../faces/rome/ages.ts';

describe('the age drawn on a Rome card', () => {
  it('is that of its page in the codex', () => {
    expect(CODEX).toHaveLength(ROME_CARDS.length);
    for (const [k, page] of CODEX.entries()) expect(ageOf(k + 1), page.title).toBe(page.age);
  });
});
