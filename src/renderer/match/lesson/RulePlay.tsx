import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { TableGame } from '../../games/game.ts';
import type { PictureCard, RulePicture } from '../../games/load-rule-pictures.ts';
import type { Say } from '../../i18n/say.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { clothStyle } from '../../ui/cloth-style.ts';
import './rule-play.css';

interface Props {
  readonly game: TableGame;
  readonly picture: RulePicture;
  readonly say: Say;
}

/** Reading time of a frame, in ms. */
const FRAME_MS = 2600;

/** Plays a rule with real cards on a small cloth, frame by frame or automatically. */
export function RulePlay({ game, picture: { frames }, say }: Props) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const still = useReducedMotion();
  const isLast = at === frames.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (isLast) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), FRAME_MS);
    return () => clearTimeout(timer);
  }, [playing, isLast, at]);
  const frame = frames[at];
  if (!frame) return null;
  const step = (): void => {
    setPlaying(false);
    setAt(isLast ? 0 : at + 1);
  };
  const play = (): void => {
    if (isLast) setAt(0);
    setPlaying(!playing);
  };
  return (
    <figure className="rule-play" data-at-rest={still}>
      <div className="rule-cloth" style={clothStyle(game.look)}>
        {frame.cards.map((card) => (
          <OnCloth key={card.key} card={card} game={game} say={say} />
        ))}
      </div>
      <figcaption>
        <span role="status">{say(`picture.${frame.says}`)}</span>
      </figcaption>
      {frames.length > 1 && (
        <div className="choices">
          {!still && (
            <button type="button" aria-pressed={playing} onClick={play}>
              {say(playing ? 'picture.stop' : 'picture.play')}
            </button>
          )}
          <button type="button" onClick={step}>
            {say(isLast ? 'picture.again' : 'picture.step')}
          </button>
          <span className="small">{say('picture.at', { at: at + 1, count: frames.length })}</span>
        </div>
      )}
    </figure>
  );
}

function OnCloth({ card, game, say }: { readonly card: PictureCard } & Pick<Props, 'game' | 'say'>) {
  const { face, x, y, lit = false, dim = false } = card;
  return (
    <span className="rule-card" data-on-turn={lit} data-dim={dim} style={{ left: `${x}%`, top: `${y}%` }}>
      {face === null ? (
        <span className="rule-back" />
      ) : (
        <CardFace deck={game.look.deck} id={face} name={game.cardName(face, say)} />
      )}
    </span>
  );
}
