import { type ReactNode, useState } from 'react';
import { useWords } from '../../games/use-words.ts';

interface Props {
  readonly text: string;
  readonly className?: string;
  /** Whether the keys begin here. */
  readonly isFirst?: boolean;
  /** Where the text is not to be read anyway: it is shown, to be marked by hand, when it can't be copied. */
  readonly isHidden?: boolean;
  /** What it copies. */
  readonly children: ReactNode;
}

/** Copies a text, and says so. */
export function CopyButton({ text, className, isFirst, isHidden, children }: Props) {
  const { say } = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={className} data-first={isFirst} onClick={() => setCopied(copy(text))}>
        {copied ? say('copy.copied') : children}
      </button>
      {isHidden && copied === false && <p className="small address">{text}</p>}
    </>
  );
}

/** Whether it lies on the clipboard now: by the one way that needs neither https nor a permission. */
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
