import './glossary-text.css';
import { Fragment, useId, useState } from 'react';

/** A piece of text: an explained word, or the text between such words. */
export interface TextPiece {
  readonly text: string;
  readonly isExplained: boolean;
}

/** Splits a text at the first place of each of these words; nothing is left out. */
export function splitAtWords(text: string, words: readonly string[]): TextPiece[] {
  if (words.length === 0) return [{ text, isExplained: false }];
  const found = new Set<string>();
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  // The preceding character is checked separately, since Safari before 16.4 lacks lookbehind.
  const cut = new RegExp(`(${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(cut)) {
    if (found.has(word) || /\p{L}$/u.test(text.slice(Math.max(index - 2, 0), index))) continue;
    found.add(word);
    if (index > at) pieces.push({ text: text.slice(at, index), isExplained: false });
    pieces.push({ text: word, isExplained: true });
    at = index + word.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isExplained: false }] : pieces;
}

/** Full stops and commas at the beginning of a piece: they stay on the line of the word before. */
function signsBefore(piece: TextPiece | undefined): string {
  return /^[.,;:!?)»”]*/.exec(piece?.text ?? '')?.[0] ?? '';
}

interface Props {
  readonly text: string;
  /** Explanations of difficult words. */
  readonly glossary: Readonly<Record<string, string>>;
}

/** A text whose difficult words show their explanation on touch or focus. */
export function GlossaryText({ text, glossary }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const pieces = splitAtWords(text, Object.keys(glossary));
  return (
    <div className="explained">
      <p>
        {pieces.map(({ text, isExplained }, k) =>
          isExplained ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
            <span key={k} className="glossary-whole">
              <button
                type="button"
                className="glossary-word"
                aria-expanded={open === text}
                aria-controls={id}
                onFocus={() => setOpen(text)}
                onBlur={() => setOpen(null)}
                onClick={() => setOpen(text)}
              >
                {text}
              </button>
              {signsBefore(pieces[k + 1])}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
            <Fragment key={k}>{k > 0 ? text.slice(signsBefore(pieces[k]).length) : text}</Fragment>
          ),
        )}
      </p>
      <p id={id} className="glossary-meaning small" role="status">
        {open !== null && (
          <>
            <strong>{open}</strong>: {glossary[open]}
          </>
        )}
      </p>
    </div>
  );
}
