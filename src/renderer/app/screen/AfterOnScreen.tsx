import { AfterStanding } from '../../room/After.tsx';
import { useWords } from '../page/useWords.ts';
import { useCovers } from '../tabletop/useCovered.ts';

/** Along the lower edge, while the result stays to be read: what comes next, and when. */
export function AfterOnScreen() {
  const { say } = useWords();
  const below = useCovers<HTMLDivElement>();
  return (
    <div ref={below} className="screen-after slip">
      <AfterStanding say={say} />
    </div>
  );
}
