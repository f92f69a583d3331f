import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import { notifyLanded, registerCardDrawer } from '../../client/match/match-client.ts';
import { useShownCards } from '../../decks/shown-cards.ts';
import { useWords } from '../../games/use-words.ts';
import { useLatest } from '../../hooks/common.ts';
import type {
  Inset,
  RenderProblem,
  Scene,
  ScreenRect,
  TableCard,
  TableHandle,
  TableProps,
  Travel,
  Zone,
} from '../../motion/scene.ts';
import { mixingDesk } from '../../sound/load-audio.ts';
import { type RefusedCard, refusalToShow, showRefusal, useRefusedCard } from './refused-card.ts';
import { withTableTheme } from './table-theme.ts';
import { exposeForTests } from './test-probe.ts';
import { projectOnTable, useTableFailure, useTableHandle, useTabletop } from './use-scene.ts';
import { useTableInsets } from './use-table-insets.ts';

interface Props {
  /** Draws the table; it may load after the text. */
  readonly Table: ComponentType<TableProps>;
  /** Stands there until then. */
  readonly Placeholder?: ComponentType<{ readonly scene: Scene; readonly inset: Inset }>;
}

/** The table behind every screen. It stays mounted across screens, so that cards fly from one to the next. */
export function Tabletop({ Table, Placeholder }: Props) {
  const { scene: set, focused, ready, listening, play, point, arrange, skip } = useTabletop();
  const trouble = useTableFailure(({ is }) => is);
  const {
    speed,
    fourColours: fourColour,
    picture: quality,
    room = 'plain',
    cloth = 'own',
    back = 'own',
  } = useSettings();
  const { deckOf } = useShownCards();
  const scene = useMemo(() => set && withTableTheme(set, { cloth, back }, deckOf), [set, cloth, back, deckOf]);
  const reducedMotion = useReducedMotion();
  const inset = useTableInsets();
  // Explains a forbidden card as soon as the keyboard focus reaches it, since there is nothing to click.
  const before = useRef<string | null>(null);
  useEffect(() => {
    const came = focused !== before.current;
    before.current = focused;
    const key = refusalToShow(scene, focused, { came, said: useRefusedCard.getState().at?.key });
    if (key === 'the same') return;
    const seen = key === null ? undefined : projectOnTable(key);
    showRefusal(seen && key !== null ? { ...middleOf(seen), key, stays: true } : null);
  }, [scene, focused]);
  useEffect(() => {
    exposeForTests(projectOnTable);
  }, []);
  // Sounds of another perspective stop with it.
  const perspective = scene?.perspective;
  useEffect(() => {
    void perspective;
    return () => mixingDesk()?.hush();
  }, [perspective]);
  useCardsInFlight(scene);
  if (!scene) return null;

  const hear = (travels: readonly Travel[], seen: Scene): void => {
    if (listening) mixingDesk()?.travel(travels, seen, listening);
  };
  const pick = (key: string, zone?: string): void => {
    const card = cardOf(scene, key);
    if (card) play?.(card, zoneOf(scene, zone));
  };
  /** A forbidden card says why while the pointer is over it; a requested reason stays. */
  const hover = (key: string | null): void => {
    if (useRefusedCard.getState().at?.stays) return;
    const forbidden = key !== null && cardOf(scene, key)?.playable === false;
    const seen = forbidden ? projectOnTable(key) : undefined;
    showRefusal(seen && key !== null ? { ...middleOf(seen), key, stays: false } : null);
  };
  const pointAt = (id: string): void => {
    const zone = zoneOf(scene, id);
    if (zone) point?.(zone);
  };
  return (
    <div className="tabletop" aria-hidden="true" onPointerDown={() => showRefusal(null)} onDoubleClick={skip}>
      <Suspense fallback={Placeholder && <Placeholder scene={scene} inset={inset} />}>
        <Table
          ref={stands}
          scene={scene}
          settings={{ speed: SPEED_FACTORS[speed], reducedMotion, fourColour, quality, room }}
          inset={inset}
          focus={focused}
          preselected={ready ?? null}
          onPick={pick}
          onDrop={pick}
          onArrange={arrange}
          onTrayClick={pointAt}
          onFocus={hover}
          onRefused={(key, x, y) => {
            showRefusal({ key, x, y, stays: true });
            // The card may be playable in an update that is not shown yet, so the playback catches up first.
            if (!cardOf(scene, key)?.playable) pick(key);
          }}
          onTravel={hear}
          onMoved={notifyLanded}
          onRenderProblem={onTrouble}
        />
      </Suspense>
      {trouble && <Dark />}
    </div>
  );
}

/** Text waits for the scene's cards: until the table has taken the scene, then until they have landed. */
function useCardsInFlight(scene: Scene | null): void {
  const given = useLatest(scene);
  useEffect(() => {
    registerCardDrawer((before) => {
      const { table } = useTableHandle.getState();
      // Without a table, or where it can't be drawn, the text does not wait.
      if (!table || useTableFailure.getState().is) return false;
      return table.scene !== given.current || table.isInFlight(before);
    });
    return () => registerCardDrawer(undefined);
  }, [given]);
}

const stands = (table: TableHandle | null): void => useTableHandle.setState({ table });

const onTrouble = (is: RenderProblem | null): void => useTableFailure.setState({ is });

function zoneOf(scene: Scene, id: string | undefined): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

function cardOf(scene: Scene, key: string): TableCard | undefined {
  return scene.zones.flatMap(({ cards }) => cards).find((card) => card.key === key);
}

function middleOf({ x, y, width, height }: ScreenRect): Pick<RefusedCard, 'x' | 'y'> {
  return { x: x + width / 2, y: y + height / 2 };
}

function Dark() {
  const { say } = useWords();
  return <p className="slip dark">{say('table.dark')}</p>;
}
