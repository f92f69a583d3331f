/** A tiny page with a fault of its choice, in place of the app: what the presser must find. */
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fingers } from './look.ts';
import type { Stage } from './stage.ts';

/** What opening its slip, or putting it away, does. */
const FAULTS = {
  none: () => undefined,
  'returns a promise': () => Promise.resolve(),
  throws: () => {
    throw new Error('planted');
  },
  rejects: () => void Promise.reject(new Error('planted')),
  warns: () => console.warn('planted'),
} as const;

export type Fault = keyof typeof FAULTS | 'leaves nothing' | 'no key comes there' | 'loses the focus';

declare global {
  interface Window {
    plant(fault: Fault): void;
  }
}

window.plant = (fault) => {
  let root: Root | undefined;
  const show = async (): Promise<void> => {
    root?.unmount();
    const box = Object.assign(document.createElement('div'), { id: 'root' });
    document.getElementById('root')?.replaceWith(box);
    root = createRoot(box);
    root.render(<Planted fault={fault} />);
  };
  window.walker = { show, fingers } satisfies Partial<Stage> as unknown as Stage;
};

function Planted({ fault }: { readonly fault: Fault }) {
  const [isOpen, open] = useState(fault === 'loses the focus');
  if (isOpen && fault === 'leaves nothing') return null;
  return (
    <main>
      <button type="button" onClick={() => open(!isOpen)}>
        Open
      </button>
      {fault === 'no key comes there' && (
        <button type="button" tabIndex={-1}>
          Not by keys
        </button>
      )}
      {isOpen && <Leaf fault={fault} onClose={() => open(false)} />}
    </main>
  );
}

function Leaf({ fault, onClose }: { readonly fault: Fault; onClose(): void }) {
  // What a lint would refuse is what is planted here.
  const effect = (FAULTS[fault as keyof typeof FAULTS] ?? FAULTS.none) as () => undefined;
  useEffect(effect, [effect]);
  if (fault !== 'loses the focus') return <p>Open</p>;
  return (
    <dialog ref={(dialog) => void (dialog?.open || dialog?.showModal())} onClose={onClose}>
      <h1>Planted</h1>
      <button type="button">Close</button>
    </dialog>
  );
}
