/** A page that shows whatever tree it is told to, in parts that change by themselves: random-page.test.ts builds it with React and with Preact. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** A text; nothing; an element, some without one, or another part, by its name. */
export type Shape = string | null | Node;

interface Node {
  readonly as: 'p' | 'b' | 'together' | 'said' | 'part';
  readonly key?: string;
  readonly part?: string;
  readonly children?: readonly Shape[];
}

export type Parts = Readonly<Record<string, readonly Shape[]>>;

declare global {
  interface Window {
    begin(tolerates: boolean): void;
    show(parts: Parts): void;
  }
}

let parts: Parts = {};
const listeners = new Set<() => void>();

function Part({ name }: { readonly name: string }): ReactNode {
  const shapes = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => parts[name],
  );
  return <>{shapes?.map(shown)}</>;
}

/** What says no more than a text. */
function Said({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

function shown(shape: Shape): ReactNode {
  if (shape === null || typeof shape === 'string') return shape;
  const { as: Tag, key, part = '', children = [] } = shape;
  const among = children.map(shown);
  if (Tag === 'part') return <Part key={key} name={part} />;
  if (Tag === 'together') return <>{among}</>;
  if (Tag === 'said') return <Said key={key}>{among[0]}</Said>;
  // One child is no list: React then has no text of its own there.
  return <Tag key={key}>{among.length === 1 ? among[0] : among}</Tag>;
}

/** Begins the page; translators are tolerated by this where they are to be. */
export function beginBy(tolerate: () => void): void {
  window.begin = (tolerates) => {
    if (tolerates) tolerate();
    createRoot(document.body.appendChild(document.createElement('main'))).render(<Part name="all" />);
  };
}

window.show = (more) => {
  parts = { ...parts, ...more };
  for (const listener of listeners) listener();
};
