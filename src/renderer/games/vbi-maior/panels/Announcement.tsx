import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { useReducedMotion } from '../../../client/device/use-reduced-motion.ts';
import type { PanelProps } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { ENDED, FROZEN } from '../selectors/beats.ts';

/** The announcements' light: a misplay freezes the table, a win raises the lamp, a loss dims it. */
export function Announcement({ observation, beat, say }: PanelProps<Observation, Move>) {
  const still = useReducedMotion();
  const mood = lightMoodOf(observation, beat);
  if (!mood) return null;
  const { result } = observation;
  return (
    <div className="breath" data-mood={mood} data-at-rest={still}>
      {result && (
        <Ribbon>
          <p className="ribbon-word">{say(result.lost ? `moment.lost.${result.lost}` : 'moment.won')}</p>
        </Ribbon>
      )}
    </div>
  );
}

function lightMoodOf({ result }: Observation, beat: string): 'frozen' | 'won' | 'lost' | undefined {
  if (beat === FROZEN) return 'frozen';
  if (beat !== ENDED || !result) return undefined;
  return result.won ? 'won' : 'lost';
}
