import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const FLAGS = { seed: { type: 'string' }, quick: { type: 'boolean' } } as const;

describe('what a command line says', () => {
  it.each([
    [['viva', '--seed', '-5'], '-5'],
    [['viva', '--seed=-5'], '-5'],
    [['--seed', '5', 'viva'], '5'],
  ])('reads %j', (args, seed) => {
    expect(readArguments(args, FLAGS)).toMatchObject({ values: { seed }, positionals: ['viva'] });
  });
});
