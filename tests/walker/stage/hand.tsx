/** The phone's page on the stage: as `src/renderer/hand/main.tsx` begins, with the stage's host. */
import '#renderer/hand/styles/index.css';
import { createRoot } from 'react-dom/client';
import { loadGame } from '#renderer/games/load.ts';
import { Page } from '#renderer/hand/Page.tsx';
import { layGrains } from '#renderer/paper/grain.ts';
import { stayConnected } from '#renderer/session/line/connection.ts';
import { rulesOf } from '#shared/games/index.ts';
import { openHost } from './host.ts';
import { stageOf } from './stage.ts';
import { keepStill } from './still.ts';
import { answerWith } from './transport.ts';

keepStill();
const host = openHost(rulesOf);
answerWith(host.client);
void layGrains();
void stayConnected();
window.walker = stageOf(host, async (id) => (await loadGame(id))?.game, '#');

const root = document.getElementById('hand');
if (!root) throw new Error('no #hand');
createRoot(root).render(<Page />);
