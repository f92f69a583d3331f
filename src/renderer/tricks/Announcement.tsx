import type { TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { PanelProps } from '../games/game.ts';
import { Ribbon } from '../games/Ribbon.tsx';
import { OPEN } from './beats.ts';

/** The last trick, large over the cloth for a moment; the log says the same to screen readers. */
export function TrickAnnouncement<T extends TrickTypes>({
  observation,
  beat,
  say,
}: PanelProps<TrickObservation<T>, TrickMove<T>>) {
  if (beat !== OPEN || observation.phase === 'play') return null;
  return (
    <div className="announcement announced-moment below" aria-hidden="true">
      <Ribbon>
        <p className="announced-large">{say('announced.last-trick')}</p>
      </Ribbon>
    </div>
  );
}
