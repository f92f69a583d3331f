import './on-screen-keyboard.css';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { Say } from '../i18n/say.ts';
import { setUsedPad, usePadPresses } from '../input/connected-pads.ts';
import { Key } from '../input/PadButton.tsx';
import { enterText, type Field, openTextEntry, submitField, useTextEntry } from '../input/text-entry.ts';
import { Sheet } from './Sheet.tsx';

// The on-screen keyboard's rows for a field.

/** What a field accepts, by its attributes. */
export interface FieldLetters {
  /** All allowed characters (`data-letters`): a code's letters, digits. */
  readonly letters?: string | undefined;
  /** An address: `inputmode="url"`. */
  readonly isAddress: boolean;
}

/** The language's letters; or signs and other languages' letters. */
export type KeyboardSide = 'letters' | 'more';

const FIGURES = '1234567890';
const MAX_ROW_LETTERS = 10;

export function keyboardRows({ letters, isAddress }: FieldLetters, side: KeyboardSide, say: Say): string[] {
  if (letters !== undefined) return [...evenly(only(letters, /\d/)), ...evenly(only(letters, /\D/))];
  if (isAddress) return [FIGURES, 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '.:/-_[]'];
  if (side === 'more') return ['.,!?’-&()', ':;"@/+*#=%', 'áàâäãåæçéè', 'êëíìîïñóòô', 'öõøœßúùûüý', 'šžčćđłńřğş'];
  return [FIGURES, say('keyboard.row.1'), say('keyboard.row.2'), say('keyboard.row.3'), say('keyboard.row.4')];
}

function only(letters: string, kind: RegExp): string[] {
  return [...letters].filter((letter) => kind.test(letter));
}

/** As few rows as fit, of equal length. */
function evenly(letters: readonly string[]): string[] {
  const rows = Math.ceil(letters.length / MAX_ROW_LETTERS);
  const length = Math.ceil(letters.length / rows);
  return Array.from({ length: rows || 0 }, (_, row) => letters.slice(row * length, (row + 1) * length).join(''));
}

/** A letter in the current case; those without a single capital stay. */
export function letterCase(letter: string, isCapital: boolean): string {
  const capital = letter.toLocaleUpperCase();
  return isCapital && capital.length === 1 ? capital : letter;
}

/** Interval of checks whether the field still exists, in ms. */
const FIELD_CHECK_MS = 500;

/** An on-screen keyboard for pads and remotes; real keys work too. */
export function OnScreenKeyboard({ say }: { readonly say: Say }) {
  const field = useTextEntry((typing) => typing.field);
  return field && <KeyboardKeys key={field.id} field={field} say={say} />;
}

interface Props {
  readonly field: Field;
  readonly say: Say;
}

function KeyboardKeys({ field, say }: Props) {
  const [text, setText] = useState(field.value);
  const [side, setSide] = useState<KeyboardSide>('letters');
  const { letters } = field.dataset;
  const isAddress = field.inputMode === 'url';
  const isPlain = letters === undefined && !isAddress;
  const [isCapital, setCapital] = useState(isPlain && field.value === '');
  const [end, endWord] = endOf(field);

  const put = (next: string): void => {
    if (field.maxLength >= 0 && next.length > field.maxLength) return;
    enterText(field, next);
    setText(next);
  };
  const add = (letter: string): void => {
    put(text + letter);
    setCapital(isPlain && /[.!?]\s*$/.test(text + letter) && letter === ' ');
  };
  const erase = (): void => {
    const next = [...text].slice(0, -1).join('');
    put(next);
    setCapital(isPlain && next === '');
  };
  const putAway = useCallback(() => openTextEntry(null), []);
  const done = (): void => {
    putAway();
    if (end !== 'done') submitField(field);
  };
  useFieldGone(field, putAway);
  usePadShortcuts({
    m: erase,
    r: () => isPlain && add(' '),
    o: () => isPlain && setCapital(!isCapital),
    s: () => isPlain && setSide(side === 'more' ? 'letters' : 'more'),
    F10: done,
    Escape: putAway,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Backspace') erase();
    else if ([...event.key].length === 1) add(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const rows = keyboardRows({ letters, isAddress }, side, say);
  const first = rows[1] ?? rows[0];
  return (
    <Sheet title={say('keyboard.title', { field: labelOf(field) })} className="board" onClose={putAway}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: real keys write as well, whichever letter has the focus */}
      <div className="keyboard-keys" onKeyDown={onKeyDown}>
        <output className="keyboard-text" aria-live="polite">
          {text === '' ? <span className="small">{say('keyboard.nothing')}</span> : text}
          <span className="keyboard-caret" aria-hidden="true" />
        </output>
        {rows.map((row) => (
          <div key={row} className="keyboard-row">
            {[...row].map((letter) => (
              <button
                key={letter}
                type="button"
                data-autofocus={row === first && row.startsWith(letter)}
                onClick={() => add(letterCase(letter, isCapital))}
              >
                {letterCase(letter, isCapital)}
              </button>
            ))}
          </div>
        ))}
        <div className="keyboard-actions">
          {isPlain && (
            <>
              <button
                type="button"
                aria-pressed={isCapital}
                aria-label={say('keyboard.shift')}
                onClick={() => setCapital(!isCapital)}
              >
                <span aria-hidden="true">⇧</span>
                <Key of="o">{null}</Key>
              </button>
              <button type="button" onClick={() => setSide(side === 'more' ? 'letters' : 'more')}>
                {say(side === 'more' ? 'keyboard.letters' : 'keyboard.more')}
                <Key of="s">{null}</Key>
              </button>
              <button type="button" className="keyboard-space" onClick={() => add(' ')}>
                {say('keyboard.space')}
                <Key of="r">{null}</Key>
              </button>
            </>
          )}
          <button type="button" aria-label={say('keyboard.erase')} disabled={text === ''} onClick={erase}>
            <span aria-hidden="true">⌫</span>
            <Key of="m">{null}</Key>
          </button>
          <button type="button" className="brass" onClick={done}>
            {say(endWord)}
            <Key of="F10">{null}</Key>
          </button>
        </div>
      </div>
    </Sheet>
  );
}

/** The last key's action, as the field's `enterkeyhint` says, and its label. */
function endOf({ enterKeyHint }: Field): ['done' | 'send' | 'go', string] {
  const end = enterKeyHint === 'send' || enterKeyHint === 'go' ? enterKeyHint : 'done';
  return [end, `keyboard.${end}`];
}

/** The field's label: the text before it; the text below explains. */
function labelOf(field: Field): string {
  return field.ariaLabel ?? field.labels?.[0]?.firstChild?.textContent ?? '';
}

/** The field may disappear while the page goes on. */
function useFieldGone(field: Field, gone: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!field.isConnected || field.disabled) gone();
    }, FIELD_CHECK_MS);
    return () => clearInterval(timer);
  }, [field, gone]);
}

/** Pad buttons with their own function; arrows and A press keys, all others do nothing. */
function usePadShortcuts(shortcuts: Readonly<Record<string, () => unknown>>): void {
  usePadPresses(
    useCallback(
      (pad, key) => {
        if (key === 'Enter' || key.startsWith('Arrow')) return false;
        setUsedPad(pad);
        shortcuts[key]?.();
        return true;
      },
      [shortcuts],
    ),
  );
}
