/** Free play that counts: people sit down as they like, and every match that ends is counted. */
import { refusal } from '../../engine/refusal.ts';
import type { Form } from './form.ts';

export const free: Form = {
  refuse: ({ scoring }) => (scoring === 'duplicate' ? refusal('evening', 'free-duplicate') : undefined),
  pair: () => ({ refusal: refusal('evening', 'free-has-no-rounds') }),
  out: 'nothing',
  tieBreaks: ['wins', 'fewer-tables', 'margin'],
};
