import { Fetching } from '../../paper/Fetching.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { stopLearning, useLearning } from '../page/learning.ts';
import { useSpoken } from '../page/useSpoken.ts';

const load = async () => (await import('./learn-part.tsx')).LEARNING;

/** Learning by playing, fetched for who wants it: it lies over whatever the phone shows. */
export function Learning() {
  const { first, called } = useLearning();
  const { value, ...fetched } = useFetched(first === null && called === null ? undefined : 'learn', load);
  const { say } = useSpoken();
  if (value) return <value.Learn first={first} called={called} />;
  if (first === null) return null;
  return (
    <Sheet title={say('hand.learn')} onClose={stopLearning} closeLabel={say('sheet.close')}>
      <Fetching {...fetched} say={say} />
    </Sheet>
  );
}
