import type { Evening, FormId } from '../schema.ts';
import type { Form } from './form.ts';
import { free } from './free.ts';
import { groups } from './groups.ts';
import { movement } from './movement.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';

const FORMS: Readonly<Record<FormId, Form>> = { swiss, 'round-robin': roundRobin, movement, groups, free };

/** The form that an evening has, or shall have. */
export function formOf({ form }: Pick<Evening, 'form'>): Form {
  return FORMS[form.form];
}
