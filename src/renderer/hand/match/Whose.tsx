import { MarkSign } from '../../marks/MarkSign.tsx';
import type { Scene, TableCard } from '../../table/api.ts';
import { isolated } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';
import type { Side } from './sides.ts';

interface Props {
  readonly scene: Scene;
  /** Nothing for who looks on. */
  readonly own: Side | undefined;
  readonly paused: boolean;
  /** The card that was taken up. */
  readonly lifted: TableCard | undefined;
  /** Plays the card that was taken up. */
  onPlay(card: TableCard): void;
  readonly say: Say;
}

/** Above the hand: whose turn it is, or what may be done with the card that was taken up. */
export function Whose({ scene, own, paused, lifted, onPlay, say }: Props) {
  const isMine = own?.plate.lit ?? false;
  return (
    <div className="whose" data-mine={isMine} data-up={lifted !== undefined} data-risky={lifted?.risky ?? false}>
      <p role="status">
        {own?.plate.mark && <MarkSign mark={own.plate.mark} />}
        <span className="word">{lifted ? about(lifted, say) : turn({ scene, own, paused, say })}</span>
        {!lifted &&
          own?.plate.notes.map((note) => (
            <span key={note} className="note">
              {note}
            </span>
          ))}
      </p>
      {lifted?.playable && (
        <button type="button" onClick={() => onPlay(lifted)}>
          {lifted.deed ?? say('hand.play.do')}
        </button>
      )}
    </div>
  );
}

/** Why it can't be played, or how it is. What is forbidden though possible says both. */
function about(card: TableCard, say: Say): string {
  const { name, why, playable, risky } = card;
  if (playable && !risky) return say('hand.play', { card: name });
  return why ? say('hand.why', { card: name, why }) : say('hand.cannot', { card: name });
}

function turn({ scene, own, paused, say }: Omit<Props, 'lifted' | 'onPlay'>): string {
  if (paused) return say('hand.paused');
  if (own?.plate.lit) return say('hand.turn.mine');
  const names = scene.plates.filter(({ lit }) => lit).map(({ name }) => name);
  if (names.length > 2) return say('hand.turn.others');
  if (names.length > 0) return say('hand.turn', { names: names.map(isolated).join(', ') });
  return own ? '' : say('hand.watching');
}
