import { useRef } from 'react';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { MALUS_LOST, malusOfOne } from '#shared/games/vbi-maior/state/options.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { useScrollHint } from '../../../ui/use-scroll-hint.ts';
import { Badge, Fact } from '../../Badge.tsx';
import type { PanelProps } from '../../game.ts';
import { LastCard } from './LastCard.tsx';

type Props = PanelProps<Observation, Move>;

/** The status of the turn, and the card seen last. */
export function Status(props: Props) {
  const { observation, say } = props;
  const { turn, points, target, malus, inForce, phase, result, options } = observation;
  const cost = malusOfOne(options, turn);
  const scrolling = useRef<HTMLDivElement>(null);
  useScrollHint(scrolling);
  return (
    <div ref={scrolling} className="vbi-status">
      <Slip className="status">
        <Badge>
          <Fact term={say('status.turn.term')}>{turn}</Fact>
          <Gauge term={say('status.points')} value={points} most={target} say={say} />
          <Gauge term={say('status.malus')} value={malus} most={MALUS_LOST} say={say} />
        </Badge>
        {[...(cost ? [] : ['free']), ...inForce].map((lasting) => (
          <p key={lasting} className="tag" data-essential>
            {say(`force.${lasting}`)}
          </p>
        ))}
        <p className="small phase">{say(result ? `event.end.${result.lost ?? 'won'}` : `status.phase.${phase}`)}</p>
        <p className="small goal">{say('status.goal', { target })}</p>
        {cost > 0 && <p className="small goal">{say('status.malus.about', { cost, lost: MALUS_LOST })}</p>}
      </Slip>
      <LastCard {...props} />
    </div>
  );
}

interface GaugeProps extends Pick<Props, 'say'> {
  readonly term: string;
  readonly value: number;
  readonly most: number;
}

/** A number and its target. Points may be negative: the bar is empty then. */
function Gauge({ term, value, most, say }: GaugeProps) {
  const filled = Math.min(Math.max(value / most, 0), 1);
  return (
    <Fact term={term}>
      {say('status.of', { value, most })}
      <svg className="gauge" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="4" />
        <rect width={100 * filled} height="4" className="filled" />
      </svg>
    </Fact>
  );
}
