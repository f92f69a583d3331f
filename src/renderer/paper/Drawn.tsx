interface Props {
  readonly className: string;
  readonly svg: string;
  /** What a screen reader says; nothing where it adds nothing. */
  readonly seen: string;
}

/** A picture as vectors: sharp however large. For one or two on a page; many are drawn once (picture.ts). */
export function Drawn({ className, svg, seen }: Props) {
  return (
    <img className={className} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={seen} draggable={false} />
  );
}
