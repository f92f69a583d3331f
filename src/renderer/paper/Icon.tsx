/** Signs that no typeface of the app has: drawn, in the colour and size of the text around them. */
const SHAPES = {
  first: 'M4 4h3v16H4z M20 4v16L8.5 12z',
  previous: 'M17 4v16L6 12z',
  play: 'M6 3.5v17L20 12z',
  pause: 'M6 4h4.5v16H6z M13.5 4H18v16h-4.5z',
  next: 'M7 4v16l11-8z',
  last: 'M17 4h3v16h-3z M4 4v16l11.5-8z',
} as const;

export type IconName = keyof typeof SHAPES;

/** Who does not see it is told by the words of what carries it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
