import { useEffect, useRef, useState } from 'react';

/** At the end of a list on a slip that scrolls: says that there is more, while there is, and goes there. */
export function MoreBelow({ label }: { readonly label: string }) {
  const end = useRef<HTMLSpanElement>(null);
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const mark = end.current;
    const slip = mark?.parentElement;
    if (!mark || !slip) return;
    const observer = new IntersectionObserver((seen) => setIsMore(seen.at(-1)?.isIntersecting === false), {
      root: slip,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  const goOn = (): void => {
    const slip = end.current?.parentElement;
    if (slip) slip.scrollTop += slip.clientHeight / 2;
  };
  return (
    <>
      <span ref={end} className="list-end" />
      {isMore && (
        <button type="button" className="more-below" onClick={goOn}>
          {label}
        </button>
      )}
    </>
  );
}
