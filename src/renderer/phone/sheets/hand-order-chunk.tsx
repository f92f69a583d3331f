/** The chunk a phone loads to change the hand's order. */
import type { ComponentType } from 'react';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';
import { useHandOrder } from '../../match/hand-order.ts';
import type { MatchProps } from '../../match/use-match-view.ts';

interface OrderedProps {
  readonly at: MatchProps;
  readonly Running: ComponentType<MatchProps>;
}

/** The match with this phone's hand order. */
function Ordered({ at, Running }: OrderedProps) {
  const order = useHandOrder(at.table, at.viewer, at.game);
  return <Running {...at} order={order} />;
}

/** Switches to the next order; the viewer arranges single cards where there is room. */
export function OrderItem({
  at,
  say,
}: {
  readonly at: Pick<MatchProps, 'table' | 'game' | 'viewer'>;
  readonly say: Say;
}) {
  const { order, isFree, next } = useHandOrder(at.table, at.viewer, at.game);
  if (!isFree || !at.game.handOrdering?.rank) return null;
  const turn = (): void => {
    useSettings.setState({ handOrder: true });
    next();
  };
  return (
    <button type="button" onClick={turn}>
      {say(`hand-order.${order}`, { by: at.game.handOrdering.by })}
    </button>
  );
}

export const ORDERED = Ordered;
