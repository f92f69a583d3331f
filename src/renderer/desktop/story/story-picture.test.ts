import { expect, it } from 'vitest';
import { wrapped } from './story-picture.ts';

it('breaks a sentence where the line is full, and a word never', () => {
  const widthOf = (text: string): number => text.length;
  expect(wrapped('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(wrapped('Maximilianakonstanze is in', 10, widthOf)).toEqual(['Maximilianakonstanze', 'is in']);
  expect(wrapped('short', 10, widthOf)).toEqual(['short']);
});
