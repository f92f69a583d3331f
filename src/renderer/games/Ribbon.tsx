import type { ReactNode } from 'react';
import './ribbon.css';

/** The ground on which a moment is announced: its game says where over the cloth, clear of what has to be seen then. */
export function Ribbon({ children }: { readonly children: ReactNode }) {
  return <div className="ribbon">{children}</div>;
}
