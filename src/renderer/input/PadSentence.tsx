import { Fragment } from 'react';
import type { MessageParams } from '#shared/i18n/translate.ts';
import type { Say } from '../i18n/say.ts';
import { PadButton } from './PadButton.tsx';
import { buttonOf, type PadKind, signOf } from './pad-layout.ts';

/** Names of buttons in a sentence, by action. */
const BUTTON_KEYS = {
  yes: 'Enter',
  back: 'Escape',
  silence: 'm',
  rules: 'r',
  left: 'Shift+ArrowLeft',
  right: 'Shift+ArrowRight',
  order: 'o',
  skip: 's',
  help: 'F1',
  menu: 'F10',
  last: 'l',
  hint: 'w',
} as const;

/** Private-use letters stand for the buttons until these are drawn. */
const FIRST = 0xe000;
const GAPS = [...Object.keys(BUTTON_KEYS), 'arrows', 'stick'];
const PLACES: MessageParams = Object.fromEntries(GAPS.map((gap, at) => [gap, String.fromCharCode(FIRST + at)]));
const CUT = /([\uE000-\uE0FF])/;

interface Props {
  readonly say: Say;
  readonly text: string;
  readonly kind: PadKind;
  readonly params?: MessageParams;
}

/** A sentence that names buttons by action (`{yes}`, `{back}`), drawn as on the pad. */
export function PadSentence({ say, text, kind, params }: Props) {
  const parts = say(text, { ...PLACES, ...params }).split(CUT);
  return parts.map((part, at) => {
    const gap = GAPS[part.charCodeAt(0) - FIRST];
    // The order of a sentence's parts does not change.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    return <Fragment key={at}>{gap ? <PadButton sign={signAt(gap, kind)} say={say} /> : part}</Fragment>;
  });
}

function signAt(gap: string, kind: PadKind): string {
  const key = BUTTON_KEYS[gap as keyof typeof BUTTON_KEYS];
  const button = key && buttonOf(key, kind);
  return button === undefined ? gap : signOf(button, kind);
}
