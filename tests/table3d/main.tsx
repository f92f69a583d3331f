import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from '#catalogue';
import { fetchPortraits } from '#renderer/avatars/use-portraits.ts';
import { ROOMS } from '#renderer/client/device/settings.ts';
import { LOOK } from '#renderer/games/briscola-chiamata/look.ts';
import { tableGameOf } from '#renderer/games/index.ts';
import { QUALITIES, type Scene, type TableHandle } from '#renderer/motion/scene.ts';
import { tableStats } from '#renderer/table-drawing/draw-stats.ts';
import { Table3D } from '#renderer/table3d/Table3D.tsx';
import { cardsIn, phasesOf } from './phases.ts';
import { moments } from './scenes.ts';

/** What a test or a person at the console may do with the table. */
interface Desk {
  readonly stats: typeof tableStats;
  readonly told: string[];
  /** What the scenes are called, and how many cards lie in each. */
  readonly scenes: readonly { readonly name: string; readonly cards: number }[];
  show(index: number): void;
  table(): TableHandle | null;
}

declare global {
  interface Window {
    desk: Desk;
  }
}

const query = new URLSearchParams(location.search);
/** On the cloth of this game. */
const look = tableGameOf(query.get('game') ?? '')?.look ?? LOOK;
const phases = query.has('phases');
const SCENES: readonly { readonly name: string; readonly scene: Scene }[] = phases
  ? Object.keys(GAMES).flatMap((game) => phasesOf(game, query.has('tv')))
  : moments(look).map((scene, index) => ({ name: `${index}`, scene }));
const settings = {
  speed: Number(query.get('speed') ?? 1),
  reducedMotion: query.has('reduced'),
  fourColour: query.has('four'),
  room: ROOMS.find((one) => one === query.get('room')) ?? 'plain',
  quality: QUALITIES.find((one) => one === query.get('quality')) ?? 'auto',
};
const side = Number(query.get('panel') ?? 0);
const inset = { top: 0, right: side, bottom: 0, left: 0 };

/** The table alone, filling the window; space goes on to the next scene. */
function Harness() {
  const [index, setIndex] = useState(Number(query.get('scene') ?? (phases ? 0 : 6)));
  const [focus, setFocus] = useState<string | null>(query.get('focus'));
  const table = useRef<TableHandle>(null);
  useEffect(() => {
    const next = (event: KeyboardEvent) => {
      if (event.key === ' ') setIndex((now) => (now + 1) % SCENES.length);
      if (event.key === 'f') setFocus('c:10H');
    };
    addEventListener('keydown', next);
    return () => removeEventListener('keydown', next);
  }, []);
  const told = useRef<string[]>([]);
  useEffect(() => {
    const scenes = SCENES.map(({ name, scene }) => ({ name, cards: cardsIn(scene).length }));
    window.desk = { stats: tableStats, told: told.current, scenes, show: setIndex, table: () => table.current };
  }, []);
  const tell = (what: string): void => {
    told.current.push(what);
  };
  const scene = SCENES[index]?.scene;
  if (!scene) return null;
  return (
    <Table3D
      ref={table}
      scene={scene}
      settings={settings}
      inset={inset}
      focus={focus}
      onFocus={(key) => tell(`focus ${key}`)}
      onPick={(key) => tell(`pick ${key}`)}
      onDrop={(key, zone) => tell(`drop ${key} on ${zone}`)}
      onArrange={(key, place) => tell(`arrange ${key} at ${place}`)}
      onRefused={(key) => tell(`refused ${key}`)}
      onRenderProblem={(trouble) => tell(`trouble ${trouble}`)}
    />
  );
}

// People are there from the first picture on.
await fetchPortraits();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Harness />);
