import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { useLikelyPad, usePadInHand } from '../../input/connected-pads.ts';
import { PadSentence } from '../../input/PadSentence.tsx';
import type { PadKind } from '../../input/pad-layout.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** All actions, in the order in which they are needed. */
const ACTIONS = [
  'choose',
  'play',
  'order',
  'lay',
  'skip',
  'rules',
  'log',
  'hint',
  'talk',
  'mute',
  'scroll',
  'menu',
  'help',
] as const;
const HANDS = ['mouse', 'keys', 'pad'] as const;
const PAD_FIRST = ['pad', 'keys', 'mouse'] as const;

/** All controls in one place: mouse or finger, keys, gamepad. */
export function KeysSheet({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  const kind = useLikelyPad();
  const inHand = usePadInHand() === null ? HANDS : PAD_FIRST;
  return (
    <Sheet title={say('keys.title')} className="keys-help" onClose={onClose} closeLabel={say('sheet.close')}>
      {ACTIONS.map((deed) => (
        <section key={deed}>
          <h2>{say(`keys.${deed}`)}</h2>
          <dl>
            {inHand.map((hand) => (
              <div key={hand}>
                <dt>{say(`keys.by.${hand}`)}</dt>
                <dd>
                  <Said say={say} text={`keys.${deed}.${hand}`} kind={hand === 'pad' ? kind : null} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}

/** In words; a pad's buttons are drawn. */
function Said({ kind, say, text }: { readonly kind: PadKind | null; readonly say: Say; readonly text: string }) {
  return kind ? <PadSentence {...{ say, text, kind }} /> : say(text);
}
