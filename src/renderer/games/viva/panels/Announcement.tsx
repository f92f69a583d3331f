import { commonColours } from '#shared/cards/viva.ts';
import { HOUSES, topOf } from '#shared/games/viva/state/board.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { useReducedMotion } from '../../../client/device/use-reduced-motion.ts';
import { nameAt, type PanelProps } from '../../game.ts';
import { Ribbon } from '../../Ribbon.tsx';
import { CALLED, CAUGHT, LAID } from '../selectors/beats.ts';
import { ColourSign } from './ColourSign.tsx';

type Props = PanelProps<Observation, Move>;

/** An announcement over the cloth for the length of its beat. */
export function Announcement(props: Props) {
  switch (props.beat) {
    case CALLED:
      return <Viva {...props} />;
    case LAID:
      return <Out {...props} />;
    case CAUGHT:
      return <Caught {...props} />;
    default:
      return null;
  }
}

/** The colour of the VIVA is beside the word, letter by letter. */
function Viva({ observation, before, seated, say }: Props) {
  const isStill = useReducedMotion();
  const { last } = observation;
  if (!before || last?.type !== 'viva') return null;
  const tops = HOUSES.flatMap((house) => topOf(before.table, house) ?? []);
  return (
    <div
      className={isStill ? 'announcement banner banner-viva' : 'announcement banner banner-viva lively'}
      role="status"
    >
      <Ribbon>
        <p className="ribbon-word banner-word" aria-hidden="true">
          {[...say('banner.viva')].map((letter, k) => (
            <span key={letterKey(k)} style={{ animationDelay: `${k * 90}ms` }}>
              {letter}
            </span>
          ))}
        </p>
        <p className="banner-line">
          {tops.length === HOUSES.length &&
            commonColours(tops).map((colour) => <ColourSign key={colour} colour={colour} />)}
          {say('event.viva', { name: nameAt({ seated, say }, last.by) })}
        </p>
      </Ribbon>
    </div>
  );
}

/** Letters are keyed by index. */
function letterKey(k: number): string {
  return `letter-${k}`;
}

/** VI-17: the first to be out wins the round. */
function Out({ observation, before, seated, say }: Props) {
  const { last } = observation;
  if (!before || last?.type !== 'last') return null;
  const isFirst = before.round?.out.length === 0;
  return (
    <div className="announcement banner banner-out" role="status">
      <Ribbon>
        <p className="ribbon-word banner-word">{say(isFirst ? 'banner.first-out' : 'banner.out')}</p>
        <p className="banner-line">{say(`banner.out.line`, { name: nameAt({ seated, say }, last.by) })}</p>
      </Ribbon>
    </div>
  );
}

/** VI-21: the undone card is shown once more, highlighted. */
function Caught({ observation, before, seated, say }: Props) {
  const { last } = observation;
  if (!before?.window || last?.type !== 'catch') return null;
  const sight = { seated, say };
  const named = { name: nameAt(sight, last.by), player: nameAt(sight, before.window.player) };
  return (
    <div className="announcement banner banner-caught" role="status">
      <Ribbon>
        <p className="ribbon-word banner-word">{say('banner.caught')}</p>
        <p className="banner-line">{say('event.catch.caught', named)}</p>
      </Ribbon>
    </div>
  );
}
