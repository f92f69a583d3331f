import './captions.css';
import { useEffect, useRef, useState } from 'react';
import { useSoundSettings } from '../../client/device/sound-settings.ts';
import { useWords } from '../../games/use-words.ts';
import { type Caption, removeCaption, useCaptions } from '../../sound/captions.ts';

/** Shows sounds as text at the edge, for those who can't hear them; the log explains them to screen readers. */
export function Captions() {
  const captions = useSoundSettings((sound) => sound.captions);
  const lines = useCaptions((heard) => heard.lines);
  return (
    <>
      <Silenced />
      {captions && lines.length > 0 && (
        <ul className="captions" aria-hidden="true">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ line: { id, sound, on, side, count, at } }: { readonly line: Caption }) {
  const { say } = useWords();
  return (
    <li style={{ animationDelay: `${at}ms` }} onAnimationEnd={() => removeCaption(id)}>
      {say('sound.caption', { what: say(`sound.caption.${sound}`, { on }), side, count })}
    </li>
  );
}

/** Shows for a moment what the mute key did. */
function Silenced() {
  const { say } = useWords();
  const silent = useSoundSettings((sound) => sound.silent);
  const before = useRef(silent);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (before.current === silent) return;
    before.current = silent;
    setSaid(true);
  }, [silent]);
  return (
    <p className="silenced" role="status">
      {isSaid && (
        <span key={String(silent)} onAnimationEnd={() => setSaid(false)}>
          {say(silent ? 'sound.off' : 'sound.on')}
        </span>
      )}
    </p>
  );
}
