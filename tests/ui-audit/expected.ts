/** What is found and is to be so. Each says why; there should be few. */
import type { Rule } from './audit/finding.ts';
import type { Seen } from './walk.ts';

interface Expected {
  readonly rules: readonly Rule[];
  /** Part of what was found. */
  readonly what: RegExp;
  /** Part of where, if it is to be so there alone. */
  readonly where?: RegExp;
  /** In these windows and text sizes, if it is to be so there alone. */
  readonly sizes?: RegExp;
  readonly why: string;
}

const EXPECTED: readonly Expected[] = [
  {
    rules: ['sight'],
    what: /^13 controls at first sight/,
    where: /main\.home/,
    why: 'a guest with a match to continue also has the way back to their own tables, and cards to compare with the host',
  },
  {
    rules: ['cover'],
    what: /lies over | on each other$/,
    where: /div\.ribbon$|p\.gained(?: span)?$/,
    sizes: /1024×640 at 200 %/,
    why: 'in the lowest window with the largest letters the words of a moment find no free place: for two seconds they hide the least they can',
  },
  {
    rules: ['cover'],
    what: /lies over /,
    where: /div\.announcement\.announced div\.ribbon$/,
    sizes: /at 200 %/,
    why: 'a declaration of Spizzichino with the largest letters finds no free place between eight piles and two hands, for two seconds',
  },
  {
    rules: ['cover', 'reach', 'sight', 'contrast'],
    what: / under (?:\S+ )*div\.slip\.notice/,
    why: 'a notice is said at once and above everything: it goes by itself or at a press, and then all lies open again',
  },
  {
    rules: ['cover'],
    what: / under (?:\S+ )*p\.tv-call-out/,
    where: /div\.flat-slips/,
    why: 'a call lies over a slip on a television’s cloth for a second and a half, and says what is written there',
  },
  {
    rules: ['words'],
    what: /is a title, and said once more/,
    where: /p\.tv-call-out$/,
    why: 'a call says at its player’s plate, for a second and a half, what the slip at the edge tells at length',
  },
  {
    rules: ['cover', 'reach'],
    what: / under (?:\S+ )*p\.desk-word/,
    why: 'a word of the desk is for everybody before a television, for half a minute and over whatever is shown; presses go through it',
  },
  {
    rules: ['cover'],
    what: / under (?:\S+ )*main\.playing ul\.reactions\b/,
    where: /header\.top/,
    why: 'what somebody who looks on shows lies over a phone’s top line, where no card is, and goes by itself; presses go through it',
  },
  {
    rules: ['cover'],
    what: /(?: under |\()(?:\S+ )*div\.(?:announcement|ribbon|breath)\b/,
    where: /main\.playing|div\.(?:cloth|left|standing|line)|ul\.others|section\.middle/,
    why: 'a call lies over a phone’s cloth for two seconds, where there is no free place; presses go through it',
  },
  {
    rules: ['cover'],
    what: / under (?:\S+ )*div\.slip\.misplay\b/,
    where: /dl\.badge/,
    sizes: /at 200 %/,
    why: 'in the largest letters the two cards of a misplay lie over a phone’s numbers for a second and a half; presses go through them',
  },
  {
    rules: ['reach'],
    what: /under (?:\S+ )*div\.(?:after-match|talk)/,
    where: /a card of the own hand/,
    sizes: /at 200 %/,
    why: 'what stops the match, and the talk that one opens, lies over the table; in the largest letters over cards too, until it is put away',
  },
  {
    rules: ['cover'],
    what: /under (?:\S+ )*div\.talk /,
    where: /div\.at-seat/,
    why: 'the talk itself, which has the same words, lies over what was just said at a seat',
  },
  {
    rules: ['cover'],
    what: / under (?:\S+ )*div\.hud/,
    where: /div\.at-seat/,
    sizes: /at 200 %/,
    why: 'in the largest letters tabs and slips reach over plates, and so over what is said there for a moment; it is said aloud, too',
  },
  {
    rules: ['cover', 'reach'],
    what: /under (?:\S+ )*(?:div\.lobby-chat|div\.talk|section\.slip fieldset\.gestures) /,
    where: /li\.place/,
    why: 'who opens the talk in the lobby has it over the seats at its side; the tab that opened it puts it away',
  },
  {
    rules: ['sight'],
    what: /is not in the first view/,
    where: /div\.viva-actions\S* section\.slip\.acting\.turn/,
    sizes: /1024×640 at 200 %/,
    why: 'who may call out a card sees that button first; in the largest letters the own turn is scrolled to',
  },
];

export function expected({ rule, what, where, size }: Seen): boolean {
  return EXPECTED.some(
    (one) =>
      one.rules.includes(rule) &&
      one.what.test(what) &&
      (one.where?.test(where) ?? true) &&
      (one.sizes?.test(size) ?? true),
  );
}
