import './moment.css';
import type { CSSProperties } from 'react';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { ShownGame } from '../../games/game.ts';
import { MOMENT_MS, type Moment } from '../../games/moment.ts';
import { CardFace, useCardPicture } from '../../ui/CardFace.tsx';

/** Enough for a card that fills half of a 4K window's height, in pixels. */
const CARD_PIXELS = 640;

interface Props {
  readonly moment: Moment;
  readonly game: Pick<ShownGame, 'look' | 'inRealTime'>;
  readonly seated: readonly Seated[];
}

/** A moment over the whole picture. The log says the same, so screen readers get it from there. */
export function MomentPicture({ moment, game, seated }: Props) {
  const { kind, title, line, cards = [], main, seats = [], penalties = [] } = moment;
  const { deck } = game.look;
  const isStill = useReducedMotion();
  const speed = useSettings((settings) => SPEED_FACTORS[settings.speed]);
  const [left, right] = seats;
  const face = (seat: number | undefined, side: string) =>
    seat !== undefined && (
      <span className="moment-face" data-side={side}>
        <SeatAvatar seat={seat} who={seated[seat]} as="round" />
      </span>
    );
  const style = { '--moment-ms': `${MOMENT_MS / speed}ms`, '--moment-cards': cards.length } as CSSProperties;
  return (
    <div
      className="moment"
      data-kind={kind}
      data-at-rest={isStill}
      // In real time a press is meant for the cards beneath.
      data-pressed-through={game.inRealTime === true}
      style={style}
      aria-hidden="true"
    >
      <div className="moment-stage">
        {face(left, 'left')}
        {cards.length > 0 && (
          <div className="moment-cards">
            {cards.map((id, k) => (
              <span
                key={id}
                className="moment-card"
                data-main={k === main}
                style={{ '--moment-k': k } as CSSProperties}
              >
                <CardFace deck={deck} id={id} name="" pixels={CARD_PIXELS} />
              </span>
            ))}
          </div>
        )}
        {face(right, 'right')}
      </div>
      <div className="moment-words">
        <p className="moment-title">
          {kind === 'called' && !isStill
            ? [...title].map((letter, k) => (
                <span key={letterKey(k)} style={{ '--moment-k': k } as CSSProperties}>
                  {letter}
                </span>
              ))
            : title}
        </p>
        {line && <p className="moment-line">{line}</p>}
      </div>
      {penalties.length > 0 && <Penalties penalties={penalties} seated={seated} game={game} />}
    </div>
  );
}

/** Letters are keyed by index. */
function letterKey(k: number): string {
  return `letter-${k}`;
}

/** A card flies to everybody who pays. */
function Penalties({ penalties, seated, game }: Pick<Props, 'game' | 'seated'> & Required<Pick<Moment, 'penalties'>>) {
  const { deck, back } = game.look;
  const picture = useCardPicture(deck, back, CARD_PIXELS / 4);
  const paying = [...new Set(penalties)];
  return (
    <div className="moment-penalties">
      {paying.map((seat, k) => (
        <span key={seat} className="moment-paying" style={{ '--moment-k': k } as CSSProperties}>
          <SeatAvatar seat={seat} who={seated[seat]} as="round" />
          <b>+{penalties.filter((one) => one === seat).length}</b>
          {picture && <img className="moment-penalty" src={picture} alt="" />}
        </span>
      ))}
    </div>
  );
}
