import { useSyncExternalStore } from 'react';

/** How large the window is, in CSS pixels. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(onResize, windowSize).split('×').map(Number);
  return { width, height };
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** As text, so that the same size is the same value. */
function windowSize(): string {
  return `${window.innerWidth}×${window.innerHeight}`;
}
