/** Who bots are: a name, a face, a pace and a manner each, the same at every table. How strong one plays, the table says. */
import type { PortraitId } from './avatar.ts';
import type { Gesture } from './gestures.ts';

/** How long somebody thinks: always less than others, always more, or more the harder a choice looks to everybody. */
export type Pace = 'quick' | 'unhurried' | 'ponders';

/** A gesture, and the lines that may go with it: `quick-chat.ON.NUMBER` among the messages. */
export type Reaction = readonly [gesture: Gesture, ...lines: number[]];

export interface Persona {
  readonly name: string;
  readonly portrait: PortraitId;
  readonly pace: Pace;
  /** Probability of a reaction where it is due. */
  readonly talkative: number;
  /** By what just happened to them (`Game.quickChat`), or how the match ended for them. */
  readonly reactions: Readonly<Record<string, Reaction>>;
}

/** Enough for every seat of a table. */
export const PERSONAS: readonly Persona[] = [
  {
    name: 'Nina',
    portrait: 'nonna',
    pace: 'unhurried',
    talkative: 0.35,
    reactions: {
      took: ['smile', 1, 4],
      beaten: ['smile', 2],
      auction: ['shrug', 4],
      unmasked: ['smile', 2],
      declared: ['smile', 2],
      viva: ['smile', 4],
      caught: ['eyes-closed', 2],
      out: ['smile', 4],
      won: ['smile', 1, 4],
      lost: ['smile', 1],
    },
  },
  {
    name: 'Beppe',
    portrait: 'butcher',
    pace: 'quick',
    talkative: 0.5,
    reactions: {
      took: ['lean-in', 3, 5],
      beaten: ['grimace', 1],
      auction: ['drum', 2],
      unmasked: ['smile', 3],
      declared: ['lean-in', 1],
      viva: ['grimace', 1],
      caught: ['shrug', 1],
      out: ['drum', 2],
      won: ['drum', 2],
      lost: ['grimace', 3],
    },
  },
  {
    name: 'Livia',
    portrait: 'singer',
    pace: 'quick',
    talkative: 0.5,
    reactions: {
      took: ['lean-back', 2, 4],
      beaten: ['eyes-closed', 3],
      auction: ['lean-back', 1, 5],
      unmasked: ['glance', 4],
      declared: ['lean-back', 1, 4],
      viva: ['glance', 2],
      caught: ['grimace', 4],
      out: ['lean-back', 1],
      won: ['smile', 1, 2],
      lost: ['eyes-closed', 4],
    },
  },
  {
    name: 'Tullio',
    portrait: 'professor',
    pace: 'ponders',
    talkative: 0.2,
    reactions: {
      took: ['glance', 2],
      beaten: ['eyes-closed'],
      auction: ['glance', 3],
      unmasked: ['glance', 1],
      declared: ['glance', 3, 4],
      viva: ['lean-in', 3],
      caught: ['lean-in', 3],
      out: ['lean-back', 1],
      won: ['glance', 3],
      lost: ['shrug', 4],
    },
  },
  {
    name: 'Rosa',
    portrait: 'baker',
    pace: 'unhurried',
    talkative: 0.3,
    reactions: {
      took: ['smile', 5],
      beaten: ['shrug', 2],
      auction: ['shrug', 3, 4],
      unmasked: ['smile', 2],
      declared: ['smile', 2, 4],
      viva: ['smile', 4],
      caught: ['shrug', 2],
      out: ['smile', 3],
      won: ['smile', 4],
      lost: ['smile', 2],
    },
  },
  {
    name: 'Ettore',
    portrait: 'fisherman',
    pace: 'ponders',
    talkative: 0.2,
    reactions: {
      took: ['lean-back'],
      beaten: ['shrug'],
      auction: ['drum'],
      unmasked: ['eyes-closed'],
      declared: ['lean-back'],
      viva: ['glance'],
      caught: ['shrug'],
      out: ['lean-back'],
      won: ['smile'],
      lost: ['eyes-closed'],
    },
  },
];

/** Nothing for a bot that had to take another name: it has a face drawn by that name, keeps a middle pace and is silent. */
export function personaOf(name: string): Persona | undefined {
  return PERSONAS.find((persona) => persona.name === name);
}
