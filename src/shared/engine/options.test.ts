import { describe, expect, it } from 'vitest';
import { integerOption, option, optionFromText, resolveOptions, SWITCH, withoutOptions } from './options.ts';

const SPECS = { deals: integerOption(1, 20, 5), leads: option(['winner', 'forehand']), weak: option(['off', 0, 2], 2) };

describe('options', () => {
  it('are resolved with their defaults, in the order of the game', () => {
    const resolved = resolveOptions(SPECS, { weak: 0, leads: 'forehand' });
    expect(resolved).toEqual({ options: { deals: 5, leads: 'forehand', weak: 0 } });
    expect(Object.keys('options' in resolved ? resolved.options : {})).toEqual(['deals', 'leads', 'weak']);
  });

  it('take their first value where no other is the default', () => {
    expect(SPECS.leads.default).toBe('winner');
    expect(SPECS.weak.default).toBe(2);
    expect(resolveOptions(SPECS, {})).toEqual({ options: { deals: 5, leads: 'winner', weak: 2 } });
  });

  it('of a table are there while they are on, after the others', () => {
    const at = (given: object) => resolveOptions(SPECS, { ...given }, { rounds: SPECS.deals }, { calm: SWITCH });
    expect(at({ calm: 'off' })).toEqual(resolveOptions(SPECS, {}));
    expect(at({ calm: 'on', rounds: 5 })).toEqual({
      options: { deals: 5, leads: 'winner', weak: 2, rounds: 5, calm: 'on' },
    });
    expect(at({ calm: 'maybe' })).toMatchObject({ refusal: { reason: 'bad-option' } });
    expect(resolveOptions(SPECS, { calm: 'on' })).toMatchObject({ refusal: { reason: 'unknown-option' } });
  });

  it('can be left out by name', () => {
    expect(withoutOptions({ deals: 5, calm: 'on' }, { calm: SWITCH })).toEqual({ deals: 5 });
    expect(withoutOptions({ deals: 5 })).toEqual({ deals: 5 });
  });

  it.each(['toString', '__proto__', 'Deals'])('a game has no option %s', (name) => {
    const given = JSON.parse(`{"${name}": 1}`);
    expect(resolveOptions(SPECS, given)).toMatchObject({ refusal: { reason: 'unknown-option', params: { name } } });
  });

  it.each([
    ['deals', 0],
    ['deals', 21],
    ['deals', '5'],
    ['deals', 2.5],
    ['weak', '0'],
    ['leads', null],
    ['leads', undefined],
  ])('%s does not take %j', (name, value) => {
    expect(resolveOptions(SPECS, { [name]: value })).toMatchObject({ refusal: { reason: 'bad-option' } });
  });

  it.each([
    [{ a: 1 }, '{…}'],
    [[1], '[…]'],
    [null, 'null'],
  ])('say that they do not take %j in words that can be read', (value, text) => {
    expect(resolveOptions(SPECS, { leads: value })).toMatchObject({ refusal: { params: { value: text } } });
  });

  it('are read from text as the value they name', () => {
    expect(optionFromText(SPECS.weak, '0')).toBe(0);
    expect(optionFromText(SPECS.weak, 'off')).toBe('off');
    expect(optionFromText(SPECS.deals, '20')).toBe(20);
    expect(optionFromText(SPECS.deals, '021')).toBeUndefined();
  });
});
