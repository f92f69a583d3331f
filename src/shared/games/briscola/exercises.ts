import { trickExercises } from '../../tricks/exercises.ts';
import { BASICS } from './cards.ts';

export default trickExercises(BASICS, { takes: ['BR-10'], wins: ['BR-9', 'BR-10'], counts: ['BR-3'] });
