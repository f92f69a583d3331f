import type { ReactNode } from 'react';
import './ribbon.css';

/** The background of an announcement; its game positions it over the cloth, clear of what must stay visible. */
export function Ribbon({ children }: { readonly children: ReactNode }) {
  return <div className="ribbon">{children}</div>;
}
