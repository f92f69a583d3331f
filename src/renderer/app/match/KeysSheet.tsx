import { Sheet } from '../../paper/Sheet.tsx';
import { useWords } from '../page/useWords.ts';

/** What can be done by each hand, in the order in which one needs it. */
const DEEDS = [
  'choose',
  'play',
  'order',
  'lay',
  'skip',
  'rules',
  'log',
  'last',
  'hint',
  'talk',
  'silence',
  'menu',
] as const;
const HANDS = ['mouse', 'keys', 'pad'] as const;

/** Everything in one place: by mouse or finger, by keys, by gamepad. */
export function KeysSheet({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  return (
    <Sheet title={say('keys.title')} className="keys-help" onClose={onClose} closeLabel={say('sheet.close')}>
      {DEEDS.map((deed) => (
        <section key={deed}>
          <h2>{say(`keys.${deed}`)}</h2>
          <dl>
            {HANDS.map((hand) => (
              <div key={hand}>
                <dt>{say(`keys.by.${hand}`)}</dt>
                <dd>{say(`keys.${deed}.${hand}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
