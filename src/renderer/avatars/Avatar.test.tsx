import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from './Avatar.tsx';
import { AVATAR_COLOURS, type AvatarSize, SIGN_PATHS } from './emblems.ts';

const ada: Seated = {
  kind: 'person',
  name: 'Ada',
  mark: { colour: 'plum', sign: 'boat' },
  here: true,
  lag: null,
  standIn: false,
  stoodIn: 0,
};
const nina: Seated = { kind: 'bot', name: 'Nina', level: 'easy' };

function drawn(seat: number, who: Seated | undefined, as: AvatarSize = 'round'): string {
  return renderToStaticMarkup(<SeatAvatar seat={seat} who={who} as={as} />);
}

/** What is written on it. */
function letters(svg: string): string {
  return svg.replace(/<[^>]*>/g, '');
}

describe('what a seat is known by', () => {
  it('is the mark of who sits there, on whatever seat', () => {
    expect(drawn(0, ada)).toBe(drawn(3, ada));
    expect(drawn(0, ada)).toContain(SIGN_PATHS.boat);
    expect(drawn(0, ada)).toContain(AVATAR_COLOURS.plum.ground);
    expect(letters(drawn(0, ada))).toBe('');
  });

  it('is the seat’s own emblem, with an initial, where who sits there has none', () => {
    expect(drawn(0, nina)).not.toBe(drawn(3, nina));
    expect(letters(drawn(0, nina))).toBe('N');
    expect(letters(drawn(0, { ...ada, mark: undefined }))).toBe('A');
  });

  it('is the emblem alone where nobody sits, and beside a name', () => {
    expect(letters(drawn(0, { kind: 'empty' }))).toBe('');
    expect(letters(drawn(0, nina, 'line'))).toBe('');
  });
});
