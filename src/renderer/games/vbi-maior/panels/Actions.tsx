import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { PanelProps } from '../../game.ts';
import { ENDED } from '../reading/beats.ts';
import { isRacing } from '../zones/seatZones.ts';
import { ArrangeSlip } from './ArrangeSlip.tsx';
import { ChoiceSlip } from './ChoiceSlip.tsx';
import { RaceSlip } from './RaceSlip.tsx';
import { VoteSlip } from './VoteSlip.tsx';

/**
 * The slip of what has to be decided now. It goes by what lies on the table, not by the moves: those are withheld for
 * the moment in which something newer is on its way, and nobody should lose the button under their finger.
 */
export function Actions(props: PanelProps<Observation, Move>) {
  const { observation, viewer, beat } = props;
  const { hand, phase, asked, decks } = observation;
  if (viewer === 'everyone' || beat === ENDED) return null;
  if (hand) return <ArrangeSlip {...props} hand={hand} />;
  if (phase === 'vote') return <VoteSlip {...props} vote={observation.votes[viewer] ?? null} />;
  if (phase === 'choose' && asked?.seat === viewer) return <ChoiceSlip {...props} asked={asked.card} />;
  const size = decks[viewer]?.size ?? 0;
  return isRacing(observation) && size > 0 ? <RaceSlip {...props} size={size} /> : null;
}

/** One decision a phase; a deck that is taken up again is another. */
export function decision({ turn, phase, hand }: Observation): string {
  return `${turn}/${phase}/${hand ? 'hand' : 'down'}`;
}
