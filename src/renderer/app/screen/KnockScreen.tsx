import { ThreeCards } from '../../room/KnockSheet.tsx';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import { CodeForm } from './EnterCode.tsx';

/** A set that is new here: somebody in the room says which cards it shows; or one types the code. */
export function KnockScreen({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useWords();
  useBackdrop();
  return (
    <main className="knock-screen">
      <p className="room-task" role="status">
        {say('screen.knock')}
      </p>
      <ThreeCards cards={cards} say={say} />
      <CodeForm slip />
    </main>
  );
}
