/** What a phone fetches for who wants to hold the hand in another order. */
import type { ComponentType } from 'react';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';
import { useHandOrder } from '../../match/hand-order.ts';
import type { MatchProps } from '../../match/use-match-view.ts';

interface OrderedProps {
  readonly at: MatchProps;
  readonly Running: ComponentType<MatchProps>;
}

/** The match with the hand as it is held on this phone. */
function Ordered({ at, Running }: OrderedProps) {
  const order = useHandOrder(at.table, at.viewer, at.game);
  return <Running {...at} order={order} />;
}

/** The next way to hold it; card by card it is laid where there is room for that. */
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
