import { LoadStatus } from '../../paper/Fetching.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { closeLearning, useLearning } from '../page/learning.ts';
import { useWords } from '../page/useSpoken.ts';

const load = async () => (await import('./learn-part.tsx')).LEARNING;

/** Learning by playing, fetched for who wants it: it lies over whatever the phone shows. */
export function LearnOverlay() {
  const { first, called } = useLearning();
  const { value, ...fetched } = useFetched(first === null && called === null ? undefined : 'learn', load);
  const { say } = useWords();
  if (value) return <value.Learn first={first} called={called} />;
  if (first === null) return null;
  return (
    <Sheet title={say('hand.learn')} onClose={closeLearning} closeLabel={say('sheet.close')}>
      <LoadStatus {...fetched} say={say} />
    </Sheet>
  );
}
