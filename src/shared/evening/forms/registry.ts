import { refusal } from '../../engine/refusal.ts';
import type { Evening, FormId } from '../schema.ts';
import type { Form } from './form.ts';
import { groups, movement } from './movement-and-groups.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';

/** Free play: people sit down as they like, and every finished match counts. */
const free: Form = {
  refuse: ({ scoring }) => (scoring === 'duplicate' ? refusal('evening', 'free-duplicate') : undefined),
  pair: () => ({ refusal: refusal('evening', 'free-has-no-rounds') }),
  out: 'nothing',
  tieBreaks: ['wins', 'fewer-tables', 'margin'],
};

const FORMS: Readonly<Record<FormId, Form>> = { swiss, 'round-robin': roundRobin, movement, groups, free };

/** The form of play of an evening. */
export function formOf({ form }: Pick<Evening, 'form'>): Form {
  return FORMS[form.form];
}
