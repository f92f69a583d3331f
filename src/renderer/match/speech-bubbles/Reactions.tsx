import '../../styles/reactions.css';
import { Avatar } from '../../avatars/Avatar.tsx';
import { GestureFigure } from '../../chat/GestureFigure.tsx';
import { useChat } from '../../client/tables/chat.ts';

/** Recent gestures of those who look on, each beside their portrait at the edge of the picture. */
export function Reactions() {
  const reactions = useChat((talk) => talk.reactions);
  if (reactions.length === 0) return null;
  return (
    <ul className="reactions" aria-hidden="true">
      {reactions.map(({ number, name, mark, gesture }) => (
        <li key={number}>
          <Avatar mark={mark} as="round" />
          <GestureFigure gesture={gesture} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  );
}
