import type { Words } from '#shared/words/say.ts';

/** The room: what its people are told, whatever they hold in their hands. */
export const ROOM: Words = {
  'room.people': 'Who is here',
  'room.nobody': 'Nobody yet',
  'room.leads': 'leads',
  'room.you': 'you',
  'room.away': 'away',
  'room.waits': '{place, plural, =1 {next} other {# in the queue}}',
  'room.code': 'Code',
  'room.choose.mine': 'What do we play?',
  'room.choose': '{name} chooses the next game',
  'room.choose.nobody': 'Nobody leads yet',
  'room.ready': 'Everybody sits. {name} deals.',
  'room.missing': '{count, plural, one {One seat is still empty.} other {# seats are still empty.}}',
  'room.in-seconds': 'in {seconds} s',
  'after.title': 'And now?',
  'after.again': 'Again',
  'after.another': 'Another game',
  'after.out': 'Sit out',
  'after.silent': 'has not said',
  'after.leads.again': 'The same again',
  'after.leads.another': 'Another game',
  'after.leads.out': 'Nothing, as it stands',
  'after.hurry': 'Don’t wait',
};
