/** What people go by beside their name. */
import { z } from 'zod';

/** Nobody's colour alone tells them apart: each goes with a sign. The page says what each looks like. */
export const COLOURS = ['tomato', 'amber', 'moss', 'sea', 'sky', 'plum', 'rose', 'slate'] as const;
export const SIGNS = [
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

const colourSchema = z.enum(COLOURS);
const signSchema = z.enum(SIGNS);
export const markSchema = z.object({ colour: colourSchema, sign: signSchema });
/** What a person goes by beside the name: the same on television, phone, plate and score. */
export type Mark = z.infer<typeof markSchema>;
