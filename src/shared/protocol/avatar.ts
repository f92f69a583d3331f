/** A person's avatar. */
import { z } from 'zod';

/**
 * Each colour comes with a sign, so that nobody needs colour to tell people apart. The page draws
 * them.
 */
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

/** The portraits a person can choose; the page draws them. */
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
/** The host chooses a portrait where an older device stored none. */
export const avatarSchema = z.object({ colour: colourSchema, sign: signSchema, portrait: portraitSchema.optional() });
/** A person's avatar: the same on TV, phone, nameplate and score. */
export type AvatarSpec = z.infer<typeof avatarSchema>;
