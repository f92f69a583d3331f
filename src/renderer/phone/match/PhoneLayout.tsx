/** Where the parts of a match lie on the page. */
import type { ReactNode } from 'react';
import { ScrollingTable } from './Middle.tsx';

/** Each is drawn once, wherever it lies. `first`: what waits for an answer; `after`: what happened meanwhile. */
export type LayoutParts = Readonly<
  Record<
    'log' | 'top' | 'first' | 'others' | 'standing' | 'middle' | 'after' | 'deciding' | 'own' | 'whose' | 'fan',
    ReactNode
  >
>;

/** The table and the hand; on its side, the table and the cards at the left, paper at the right. */
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

/** A screen shows the table: here are the hand, what is decided above it, and in a line what happens. */
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
