import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import { PACE, useSettings } from '../../session/device/settings.ts';
import { useReducedMotion } from '../../session/device/useReducedMotion.ts';
import { draws, tellLanded } from '../../session/match/aloft.ts';
import { atDesk } from '../../sound/ears.ts';
import type { Scene, ScreenRect, TableCard, TableHandle, TableProps, Travel, Trouble, Zone } from '../../table/api.ts';
import { Sketch } from '../../table/sketch/Sketch.tsx';
import { useWords } from '../page/useWords.ts';
import { inspectWith } from './inspect.ts';
import { projected, useStanding } from './projection.ts';
import { type RefusedAt, sayWhy, toSay, useRefused } from './refused.ts';
import { tasted } from './taste.ts';
import { useTroubled } from './troubled.ts';
import { useCovered } from './useCovered.ts';
import { useTabletop } from './useScene.ts';

interface Props {
  /** What draws it; it may come a moment after the words. */
  readonly Table: ComponentType<TableProps>;
}

/** The table behind every screen. It stays while screens come and go, so that cards travel from one to the next. */
export function Tabletop({ Table }: Props) {
  const { scene: set, focused, ready, listening, play, point, arrange, skip } = useTabletop();
  const trouble = useTroubled(({ is }) => is);
  const {
    speed,
    fourColours: fourColour,
    picture: quality,
    room = 'plain',
    cloth = 'own',
    back = 'own',
  } = useSettings();
  const scene = useMemo(() => set && tasted(set, { cloth, back }), [set, cloth, back]);
  const reducedMotion = useReducedMotion();
  const inset = useCovered();
  // Who comes to a forbidden card by keys is told why at once: there is nothing to click.
  const before = useRef<string | null>(null);
  useEffect(() => {
    const came = focused !== before.current;
    before.current = focused;
    const key = toSay(scene, focused, { came, said: useRefused.getState().at?.key });
    if (key === 'the same') return;
    const seen = key === null ? undefined : projected(key);
    sayWhy(seen && key !== null ? { ...middleOf(seen), key, stays: true } : null);
  }, [scene, focused]);
  useEffect(() => {
    inspectWith(projected);
  }, []);
  // What other eyes have seen is not heard any more, either.
  const perspective = scene?.perspective;
  useEffect(() => {
    void perspective;
    return () => atDesk()?.hush();
  }, [perspective]);
  useAloft(scene);
  if (!scene) return null;

  const hear = (travels: readonly Travel[], seen: Scene): void => {
    if (listening) atDesk()?.travel(travels, seen, listening);
  };
  const pick = (key: string, zone?: string): void => {
    const card = cardOf(scene, key);
    if (card) play?.(card, zoneOf(scene, zone));
  };
  /** Over a forbidden card it is said why, until the pointer goes elsewhere; what was asked for stays. */
  const hover = (key: string | null): void => {
    if (useRefused.getState().at?.stays) return;
    const forbidden = key !== null && cardOf(scene, key)?.playable === false;
    const seen = forbidden ? projected(key) : undefined;
    sayWhy(seen && key !== null ? { ...middleOf(seen), key, stays: false } : null);
  };
  const pointAt = (id: string): void => {
    const zone = zoneOf(scene, id);
    if (zone) point?.(zone);
  };
  return (
    <div className="tabletop" aria-hidden="true" onPointerDown={() => sayWhy(null)} onDoubleClick={skip}>
      <Suspense fallback={<Sketch scene={scene} inset={inset} />}>
        <Table
          ref={stands}
          scene={scene}
          settings={{ speed: PACE[speed], reducedMotion, fourColour, quality, room }}
          inset={inset}
          focus={focused}
          ready={ready ?? null}
          onPick={pick}
          onDrop={pick}
          onArrange={arrange}
          onPoint={pointAt}
          onFocus={hover}
          onRefused={(key, x, y) => {
            sayWhy({ key, x, y, stays: true });
            // It may be played on what has not been shown yet: that is shown now.
            if (!cardOf(scene, key)?.playable) pick(key);
          }}
          onTravel={hear}
          onMoved={tellLanded}
          onTrouble={onTrouble}
        />
      </Suspense>
      {trouble && <Dark />}
    </div>
  );
}

/** Words wait for the cards of this scene: until the table has taken it, and then until they lie there. */
function useAloft(scene: Scene | null): void {
  const given = useLatest(scene);
  useEffect(() => {
    draws((before) => {
      const { table } = useStanding.getState();
      // Before there is a table, and where it can't be drawn, there are words alone.
      if (!table || useTroubled.getState().is) return false;
      return table.scene !== given.current || table.isAloft(before);
    });
    return () => draws(undefined);
  }, [given]);
}

const stands = (table: TableHandle | null): void => useStanding.setState({ table });

const onTrouble = (is: Trouble | null): void => useTroubled.setState({ is });

function zoneOf(scene: Scene, id: string | undefined): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

function cardOf(scene: Scene, key: string): TableCard | undefined {
  return scene.zones.flatMap(({ cards }) => cards).find((card) => card.key === key);
}

function middleOf({ x, y, width, height }: ScreenRect): Pick<RefusedAt, 'x' | 'y'> {
  return { x: x + width / 2, y: y + height / 2 };
}

function Dark() {
  const { say } = useWords();
  return <p className="slip dark">{say('table.dark')}</p>;
}
