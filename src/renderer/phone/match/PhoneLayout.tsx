/** Arranges the parts of a match on the page. */
import type { ReactNode } from 'react';
import { ScrollingTable } from './Middle.tsx';

/** Each part is rendered once. `first`: what waits for an answer; `after`: what happened meanwhile. */
export type LayoutParts = Readonly<
  Record<
    'log' | 'top' | 'first' | 'others' | 'standing' | 'middle' | 'after' | 'deciding' | 'own' | 'whose' | 'fan',
    ReactNode
  >
>;

/** The table and the hand; in landscape, table and cards on the left, slips on the right. */
export function TableAndHandLayout({ isSide, ...parts }: LayoutParts & { readonly isSide: boolean }) {
  if (isSide)
    return (
      <>
        <div className="left">
          {parts.others}
          {parts.middle}
          {parts.fan || parts.own}
        </div>
        <div className="right">
          {parts.top}
          {parts.first}
          {parts.standing}
          {parts.after}
          {parts.deciding}
          {parts.fan && parts.own}
          {parts.whose}
        </div>
      </>
    );
  return (
    <>
      {parts.first}
      <ScrollingTable>
        {parts.top}
        {parts.others}
        {parts.middle}
        {parts.after}
      </ScrollingTable>
      {parts.standing}
      {parts.deciding}
      {parts.own}
      {parts.whose}
      {parts.fan}
    </>
  );
}

/** For a room with a television: the hand, the decision above it, and a status line. */
export function HandOnlyLayout(parts: LayoutParts) {
  return (
    <>
      {parts.top}
      <ScrollingTable className="between">
        {parts.first}
        {parts.after}
        {parts.log}
        <div className="decision-row">
          {parts.own}
          {parts.deciding}
        </div>
      </ScrollingTable>
      {parts.whose}
      {parts.fan}
    </>
  );
}
