/** A match tells its viewer of themselves once, and no person's state hangs on to their name: "Anna · waiting · out", "Anna (you)". */
import { pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** The sentences of `src/renderer/match/about-me.ts`. */
const ABOUT_ME = '[data-about-me]';

/** The titles of what a seat is asked. */
const TITLES = ':is(.deciding, .hud-actions) h2';

/** Where people are told of. */
const PEOPLE = `${ABOUT_ME}, .about-me, .others .note, .presence, .person .small, .seat .small, .place-name + .small`;

/** Joined by dots, dashes or brackets, or by commas where it is no sentence. */
const TAG = / [·—–] |\(|^[^.!?]*, [^.!?]*$/;

export function aboutMe(): Finding[] {
  // What lies under an open sheet waits.
  const top = document.querySelector('dialog:modal') ?? document;
  const told = [...top.querySelectorAll(ABOUT_ME)].filter((one) => saysOf(one) !== '');
  const tagged = [...top.querySelectorAll<HTMLElement>(PEOPLE)].filter((one) => TAG.test(one.innerText.trim()));
  const twice = [...top.querySelectorAll(TITLES)].filter((one) => told.some((about) => says(about, one)));
  return [
    ...twice.map((one) => ({ what: `“${saysOf(one)}” is a title, and said in the sentence about the viewer`, one })),
    ...told
      .slice(1)
      .map((one) => ({ what: `“${saysOf(one)}” is said besides another sentence about the viewer`, one })),
    ...tagged.map((one) => ({ what: `“${saysOf(one)}” hangs on to a name`, one })),
  ].map(({ what, one }) => ({ rule: 'person', what, where: pathOf(one) }));
}

/** Every word of the title is in the sentence. */
function says(sentence: Element, title: Element): boolean {
  const said = wordsOf(sentence);
  return wordsOf(title).every((word) => said.includes(word));
}

function wordsOf(element: Element): string[] {
  return (element.textContent ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
}
