import { isRome, numberOf } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { useReducedMotion } from '../../../client/device/use-reduced-motion.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { ENDED, FROZEN } from '../selectors/beats.ts';
import { DECK } from '../selectors/deck.ts';
import { lastToldCard } from '../selectors/turn-story.ts';

type Props = PanelProps<Observation, Move>;

/** The announcements' light: a misplay freezes the table, a win raises the lamp, a loss dims it. */
export function Announcement(props: Props) {
  const { observation, beat, say } = props;
  const still = useReducedMotion();
  const mood = lightMoodOf(observation, beat);
  if (!mood) return null;
  const { result } = observation;
  return (
    <div className="breath" data-mood={mood} data-at-rest={still}>
      {mood === 'frozen' && <Misplay {...props} />}
      {result && (
        <Ribbon>
          <p className="ribbon-word">{say(result.lost ? `moment.lost.${result.lost}` : 'moment.won')}</p>
        </Ribbon>
      )}
    </div>
  );
}

/** VM-14: the last card and the one that came after it, large, and whose it was. */
function Misplay({ observation, seated, say }: Props) {
  const { card, over, seat } = lastToldCard(observation) ?? {};
  if (!card || !over || seat === undefined || !isRome(card)) return null;
  return (
    <div className="slip misplay" aria-hidden="true">
      <CardFace deck={DECK} id={over} name="" />
      <CardFace deck={DECK} id={card} name="" />
      <strong className="big-number">
        {say('turn-up.too-late', { number: numberOf(card), over: numberOf(over) })}
      </strong>
      <p>{say('turn-up.by', { name: nameAt({ seated, say }, seat) })}</p>
    </div>
  );
}

function lightMoodOf({ result }: Observation, beat: string): 'frozen' | 'won' | 'lost' | undefined {
  if (beat === FROZEN) return 'frozen';
  if (beat !== ENDED || !result) return undefined;
  return result.won ? 'won' : 'lost';
}
