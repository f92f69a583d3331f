import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PACE, useSettings } from '../../session/device/settings.ts';
import { useReducedMotion } from '../../session/device/useReducedMotion.ts';
import { atDesk } from '../../sound/ears.ts';
import type { Scene, TableCard, TableHandle, Travel, Trouble, Zone } from '../../table/api.ts';
import { useWords } from '../page/useWords.ts';
import { inspectWith } from './inspect.ts';
import { projected, projectWith } from './projection.ts';
import { useCovered } from './useCovered.ts';
import { useTabletop } from './useScene.ts';

/** three.js comes a moment after the words. */
const Table = lazy(() => import('../../table/world/Table.tsx').then((module) => ({ default: module.Table })));

/** The table behind every screen. It stays while screens come and go, so that cards travel from one to the next. */
export function Tabletop() {
  const { scene, focused, ready, listening, play, point, arrange, skip } = useTabletop();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [why, setWhy] = useState<{ key: string; x: number; y: number } | null>(null);
  const handle = useRef<TableHandle>(null);
  const { speed, fourColours: fourColour, picture: quality } = useSettings();
  const reducedMotion = useReducedMotion();
  const inset = useCovered();
  // Who comes to a forbidden card by keys is told why at once: there is nothing to click.
  useEffect(() => {
    const forbidden = scene && focused !== null && cardOf(scene, focused)?.playable === false;
    const seen = forbidden ? handle.current?.project(focused) : undefined;
    setWhy(seen ? { key: focused ?? '', x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 } : null);
  }, [scene, focused]);
  useEffect(() => {
    projectWith(() => handle.current);
    inspectWith(projected);
  }, []);
  // What other eyes have seen is not heard any more, either.
  const perspective = scene?.perspective;
  useEffect(() => {
    void perspective;
    return () => atDesk()?.hush();
  }, [perspective]);
  if (!scene) return null;

  const hear = (travels: readonly Travel[], seen: Scene): void => {
    if (listening) atDesk()?.travel(travels, seen, listening);
  };
  const pick = (key: string, zone?: string): void => {
    const card = cardOf(scene, key);
    if (card) play?.(card, zoneOf(scene, zone));
  };
  const pointAt = (id: string): void => {
    const zone = zoneOf(scene, id);
    if (zone) point?.(zone);
  };
  return (
    <div className="tabletop" aria-hidden="true" onPointerDown={() => setWhy(null)} onDoubleClick={skip}>
      <Suspense>
        <Table
          ref={handle}
          scene={scene}
          settings={{ speed: PACE[speed], reducedMotion, fourColour, quality }}
          inset={inset}
          focus={focused}
          ready={ready ?? null}
          onPick={pick}
          onDrop={pick}
          onArrange={arrange}
          onPoint={pointAt}
          onRefused={(key, x, y) => {
            setWhy({ key, x, y });
            // It may be played on what has not been shown yet: that is shown now.
            if (!cardOf(scene, key)?.playable) pick(key);
          }}
          onTravel={hear}
          onTrouble={setTrouble}
        />
      </Suspense>
      {why && <Why at={why} reason={cardOf(scene, why.key)?.why} />}
      {trouble && <Dark />}
    </div>
  );
}

function zoneOf(scene: Scene, id: string | undefined): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

function cardOf(scene: Scene, key: string): TableCard | undefined {
  return scene.zones.flatMap(({ cards }) => cards).find((card) => card.key === key);
}

/** Why a card can't be played, beside the card. */
function Why({ at, reason }: { readonly at: { x: number; y: number }; readonly reason: string | undefined }) {
  if (!reason) return null;
  return (
    <p className="slip why" style={{ left: `clamp(8rem, ${at.x}px, 100% - 8rem)`, top: at.y }}>
      {reason}
    </p>
  );
}

function Dark() {
  const { say } = useWords();
  return <p className="slip dark">{say('table.dark')}</p>;
}
