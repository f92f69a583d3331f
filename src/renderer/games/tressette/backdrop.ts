import { trickBackdrop } from '../../tricks/layout.ts';
import { LOOK } from './look.ts';

export const backdrop = trickBackdrop(LOOK, 4, ['3S', '2S', '1S', 'RS']);
