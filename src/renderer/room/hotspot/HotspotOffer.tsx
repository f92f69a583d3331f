import './hotspot.css';
import type { HotspotView } from '#shared/protocol/desktop-shell.ts';
import { askShell } from '../../client/connection/desktop-shell.ts';
import { useWords } from '../../games/use-words.ts';
import { HOTSPOT } from '../../i18n/messages/en/hotspot.ts';
import type { Say } from '../../i18n/say.ts';
import { useHotspot } from './use-hotspot.ts';

const CLICKS = [1, 2, 3];

/** Where this computer is on no network: it makes one and takes it down, or says how the system does. */
export function HotspotOffer() {
  const { say } = useWords(undefined, HOTSPOT);
  const hotspot = useHotspot();
  if (!hotspot) return null;
  if (hotspot.is === 'by-hand') return <ByHand system={hotspot.system} say={say} />;
  return (
    <div className="hotspot-offer">
      <p className="small" role="status">
        {hotspot.is === 'on' ? say('hotspot.on', { name: hotspot.name }) : say(sentenceOf(hotspot))}
      </p>
      {hotspot.is === 'starting' || hotspot.is === 'on' ? (
        <button type="button" onClick={() => askShell('stop-hotspot')}>
          {say('hotspot.stop')}
        </button>
      ) : (
        <button type="button" onClick={() => askShell('start-hotspot')}>
          {say('hotspot.start')}
        </button>
      )}
      {hotspot.is === 'failed' && <p className="small">{say('hotspot.phone')}</p>}
    </div>
  );
}

function sentenceOf(hotspot: Exclude<HotspotView, { is: 'on' | 'by-hand' }>): string {
  if (hotspot.is === 'failed') return `hotspot.failed.${hotspot.why}`;
  return hotspot.is === 'starting' ? 'hotspot.starting' : 'hotspot.about';
}

function ByHand({ system, say }: { readonly system: string; readonly say: Say }) {
  return (
    <div className="hotspot-offer">
      <p className="small">{say('hotspot.by-hand')}</p>
      <ol className="small">
        {CLICKS.map((click) => (
          <li key={click}>{say(`hotspot.${system}.${click}`)}</li>
        ))}
      </ol>
      <p className="small">{say('hotspot.phone')}</p>
    </div>
  );
}
