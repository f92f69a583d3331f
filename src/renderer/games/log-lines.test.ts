import { expect, it } from 'vitest';
import { type LogLine, latestLogText, logTexts } from './log-lines.ts';

const DRAWS = (name: string): LogLine => ({ text: `${name} draws a card`, minor: true });
const TAKEN: readonly LogLine[] = ['Ada plays the ace', 'Ada takes the trick', DRAWS('Ada'), DRAWS('Bruno')];

it('the line that is shown alone is the latest that matters', () => {
  expect(latestLogText(TAKEN)).toBe('Ada takes the trick');
  expect(latestLogText([...TAKEN, 'Ada plays the king'])).toBe('Ada plays the king');
  expect(latestLogText([DRAWS('Ada'), DRAWS('Bruno')])).toBe('Bruno draws a card');
  expect(latestLogText([])).toBe('');
});

it('the whole log has them all', () => {
  expect(logTexts(TAKEN).slice(-2)).toEqual(['Ada draws a card', 'Bruno draws a card']);
});
