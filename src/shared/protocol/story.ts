/** Wire types of a finished match's story, and of an evening's. */
import { z } from 'zod';
import { EVENING_LIMITS } from '../evening/limits.ts';
import { idSchema } from '../evening/schema.ts';
import { seatedSchema, seatSchema } from './table.ts';

export const CHAPTER_KINDS = ['luck', 'bluff', 'move', 'misplay', 'run', 'perfect', 'comeback'] as const;

/** Cards of a turn that are shown. */
const MAX_SHOWN_FACES = 20;

const chapterSchema = z.object({
  /** Whom it is about; partners have their chapter together. */
  seats: z.array(seatSchema).max(20),
  /** From 0. */
  deal: z.int(),
  /** The events to be shown again, `until` not among them. */
  from: z.int(),
  until: z.int(),
  /** For comparison with chapters of the same kind, of whatever game. */
  weight: z.number(),
});

/** A deal that brought more than average players make of its cards, in the unit of the game's hints. */
const luckSchema = chapterSchema.extend({ kind: z.literal('luck'), brought: z.number(), worth: z.number() });

/** A secret partner whom the table took for somebody else. */
const bluffSchema = chapterSchema.extend({
  kind: z.literal('bluff'),
  suspect: seatSchema,
  /** There was no partner: the declarer played alone. */
  alone: z.boolean(),
  /** What the cards said by then of the suspect, and of the truth: in whole percent. */
  suspected: z.int(),
  truth: z.int(),
});

/** The move that cost most, in the unit of the game's hints. */
const moveSchema = chapterSchema.extend({
  kind: z.literal('move'),
  event: z.int(),
  cost: z.number(),
  better: z.looseObject({ type: z.string() }),
});

/** A winner who was behind: by how much, after which deal (from 0). `deal` is the one that brought the lead. */
const comebackSchema = chapterSchema.extend({ kind: z.literal('comeback'), behind: z.number(), after: z.int() });

/** A turn of all together, with so many cards; it names nobody. */
const turnSchema = chapterSchema.extend({ cards: z.int(), faces: z.array(z.string()).max(MAX_SHOWN_FACES) });

/** A turn without a fault. */
const perfectSchema = turnSchema.extend({ kind: z.literal('perfect') });

/** The longest row of cards without one. */
const runSchema = turnSchema.extend({ kind: z.literal('run') });

/** A card after which so many others came too late. */
const misplaySchema = turnSchema.extend({ kind: z.literal('misplay') });

export const storyChapterSchema = z.discriminatedUnion('kind', [
  luckSchema,
  bluffSchema,
  moveSchema,
  misplaySchema,
  runSchema,
  perfectSchema,
  comebackSchema,
]);
export type Chapter = z.infer<typeof storyChapterSchema>;
export type ChapterOf<Kind extends Chapter['kind']> = Extract<Chapter, { readonly kind: Kind }>;

/** A chapter in the order told; at most one of a kind. */
export const storySchema = z.array(storyChapterSchema).max(CHAPTER_KINDS.length);

/** Frames of a chapter. */
const MAX_FRAMES = 200;

const shownChapterSchema = z.object({
  chapter: storyChapterSchema,
  /** What everybody saw of it, as in updates; the first is how it was before. */
  frames: z.array(z.unknown()).max(MAX_FRAMES),
});
export type ShownChapter = z.infer<typeof shownChapterSchema>;

export const shownStorySchema = z.array(shownChapterSchema).max(CHAPTER_KINDS.length);

/** A chapter of one of the evening's matches. */
const eveningChapterSchema = z.object({
  ...shownChapterSchema.shape,
  game: idSchema,
  /** Who played it; whoever is in no story has a seat without a name. */
  seated: z.array(seatedSchema).max(EVENING_LIMITS.seats),
  /** Null where matches were played freely. */
  place: z.object({ round: z.int(), table: z.int() }).nullable(),
  /** The faces of its cards, in the order played. */
  cards: z.array(z.string()).max(MAX_FRAMES),
  /** The match, where this session may have its record. */
  record: z.int().nullable(),
});
export type EveningChapter = z.infer<typeof eveningChapterSchema>;

export const eveningStorySchema = z.array(eveningChapterSchema).max(CHAPTER_KINDS.length);
