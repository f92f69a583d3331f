import { useFetched } from '../../hooks/use-loaded.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { closeLearning, useLearning } from '../page/LearnButton.tsx';
import { useWords } from '../page/use-words.ts';

const load = async () => (await import('./learn-chunk.tsx')).LEARNING;

/** Loads lessons and exercises on demand, over the current page. */
export function LearnOverlay() {
  const { first, called } = useLearning();
  const { value, ...fetched } = useFetched(first === null && called === null ? undefined : 'learn', load);
  const { say } = useWords();
  if (value) return <value.Learn first={first} called={called} />;
  if (first === null) return null;
  return (
    <Sheet title={say('phone.learn')} onClose={closeLearning} closeLabel={say('sheet.close')}>
      <LoadStatus {...fetched} say={say} />
    </Sheet>
  );
}
