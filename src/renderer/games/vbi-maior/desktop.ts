import './desktop.css';
import type { GameOnDesktop } from '../game.ts';
import { SetUpNote } from './panels/SetUpNote.tsx';

const desktop: GameOnDesktop = { SetUpNote };

export default desktop;
