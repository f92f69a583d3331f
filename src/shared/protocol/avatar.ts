/** What people go by beside their name. */
import { z } from 'zod';

/** Nobody's colour alone tells them apart: each goes with a sign. The page says what each looks like. */
export const AVATAR_COLOURS = ['tomato', 'amber', 'moss', 'sea', 'sky', 'plum', 'rose', 'slate'] as const;
export const AVATAR_SIGNS = [
  'sun',
  'moon',
  'star',
  'leaf',
  'bird',
  'fish',
  'bell',
  'key',
  'boat',
  'tree',
  'cup',
  'snail',
] as const;

/** The people one may look like at the table, as the page draws them (marks/portraits). */
export const PORTRAITS = [
  'nonna',
  'nonno',
  'professor',
  'aunt',
  'baker',
  'fisherman',
  'barista',
  'gardener',
  'mechanic',
  'doctor',
  'butcher',
  'captain',
  'cheesemaker',
  'seamstress',
  'student',
  'singer',
  'cyclist',
  'musician',
  'boy',
  'girl',
  'painter',
  'rider',
  'gentleman',
  'skater',
] as const;

export const portraitSchema = z.enum(PORTRAITS);
export type PortraitId = z.infer<typeof portraitSchema>;

const colourSchema = z.enum(AVATAR_COLOURS);
const signSchema = z.enum(AVATAR_SIGNS);
/** Without a portrait, as devices kept it that knew of none, the host chooses one. */
export const avatarSchema = z.object({ colour: colourSchema, sign: signSchema, portrait: portraitSchema.optional() });
/** What a person goes by beside the name: the same on television, phone, plate and score. */
export type AvatarSpec = z.infer<typeof avatarSchema>;
