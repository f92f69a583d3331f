import { Fragment, useId, useState } from 'react';
import './explained.css';
import { splitAtWords } from './explained.ts';

interface Props {
  readonly text: string;
  /** Hard words in simple ones. */
  readonly glossary: Readonly<Record<string, string>>;
}

/** A text whose hard words say what they mean when they are touched or have the focus. */
export function GlossaryText({ text, glossary }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const pieces = splitAtWords(text, Object.keys(glossary));
  return (
    <div className="explained">
      <p>
        {pieces.map(({ text, isExplained: isHard }, k) =>
          isHard ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
              key={k}
              type="button"
              className="hard-word"
              aria-expanded={open === text}
              aria-controls={id}
              onFocus={() => setOpen(text)}
              onBlur={() => setOpen(null)}
              onClick={() => setOpen(text)}
            >
              {text}
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
            <Fragment key={k}>{text}</Fragment>
          ),
        )}
      </p>
      <p id={id} className="hard-word-means small" role="status">
        {open !== null && (
          <>
            <strong>{open}</strong>: {glossary[open]}
          </>
        )}
      </p>
    </div>
  );
}
