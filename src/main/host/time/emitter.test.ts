import { expect, it } from 'vitest';
import { Emitter } from './emitter.ts';

it('calls back in the same turn, in the order of `on`, until it is told not to', () => {
  const events = new Emitter<{ dealt: number; over: undefined }>();
  const story: string[] = [];
  const off = events.on('dealt', (count) => void story.push(`first ${count}`));
  events.on('dealt', (count) => void story.push(`second ${count}`));
  events.on('over', () => void story.push('over'));
  events.emit('dealt', 4);
  expect(story).toEqual(['first 4', 'second 4']);
  off();
  events.emit('dealt', 5);
  events.emit('over');
  expect(story).toEqual(['first 4', 'second 4', 'second 5', 'over']);
});
