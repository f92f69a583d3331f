import { trickBackdrop } from '../../tricks/layout.ts';
import { LOOK } from './look.ts';

export const backdrop = trickBackdrop(LOOK, 2, ['1D', '3D']);
