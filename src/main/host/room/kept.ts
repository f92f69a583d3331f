import type { KeptRoom } from '../../store/rooms.ts';

/** A room that nobody has been in. */
export function newRoom(code: string, open: boolean): KeptRoom {
  const nobody = { captain: '', playing: '', people: [], screens: [], queue: [], banned: [] };
  return { code, open, ...nobody, options: {}, level: null };
}
