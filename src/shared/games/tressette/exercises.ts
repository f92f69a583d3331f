import { trickExercises } from '../../tricks/exercises.ts';
import { BASICS } from './cards.ts';

export default trickExercises(BASICS, { takes: ['TS-9'], wins: ['TS-9'], counts: ['TS-3'], follows: ['TS-8'] });
