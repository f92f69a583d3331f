import { type ReactNode, useState } from 'react';
import { useWords } from '../../games/use-words.ts';

interface Props {
  readonly text: string;
  readonly className?: string;
  /** Takes the first keyboard focus. */
  readonly isFirst?: boolean;
  /** The text is hidden unless it can't be copied; then it is shown to be selected by hand. */
  readonly isHidden?: boolean;
  /** The text to copy. */
  readonly children: ReactNode;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, className, isFirst, isHidden, children }: Props) {
  const { say } = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={className} data-autofocus={isFirst} onClick={() => setCopied(copy(text))}>
        {copied ? say('copy.copied') : children}
      </button>
      {isHidden && copied === false && <p className="small address">{text}</p>}
    </>
  );
}

/** Returns whether it was copied, by the one way that needs neither https nor a permission. */
function copy(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return done;
}
