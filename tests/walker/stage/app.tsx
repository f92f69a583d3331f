/** The app and the big screen on the stage: as `src/renderer/main.tsx` begins, with the stage's host. */
import '#renderer/no-eval.ts';
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3';
import '#renderer/styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from '#renderer/app/App.tsx';
import { tableGameOf } from '#renderer/games/index.ts';
import { layGrains } from '#renderer/paper/grain.ts';
import { IS_SCREEN } from '#renderer/session/device/role.ts';
import { stayConnected } from '#renderer/session/line/connection.ts';
import { followTables } from '#renderer/session/tables/tables.ts';
import { rulesOf } from '#shared/games/index.ts';
import { openHost } from './host.ts';
import { situations } from './situations.ts';
import { stageOf } from './stage.ts';
import { keepStill } from './still.ts';
import { answerWith } from './transport.ts';

keepStill();
const host = openHost(rulesOf);
answerWith(host.client);
void layGrains();
void stayConnected(IS_SCREEN ? 'screen' : undefined);
followTables();
window.walker = { ...stageOf(host, async (id) => tableGameOf(id), '#/settings'), situations };

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(<App />);
