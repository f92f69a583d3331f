import { Avatar } from '../../../marks/MarkSign.tsx';
import { useRoom } from '../../../session/room/room.ts';

/** Somebody of the evening: the mark they go by in the room, and the name. */
export function PersonName({ player, name }: { readonly player: string; readonly name: string }) {
  const mark = useRoom(({ room }) => room?.people.find(({ id }) => id === player)?.mark);
  return (
    <>
      {mark && <Avatar mark={mark} />}
      <span className="name">{name}</span>
    </>
  );
}
