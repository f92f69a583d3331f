import { Canvas } from '@react-three/fiber';
import { type Ref, useEffect, useState } from 'react';
import { WebGLRenderer, type WebGLRendererParameters } from 'three';
import type { Inset, ScreenRect } from './camera.ts';
import { DARKNESS } from './light.ts';
import './quiet.ts';
import type { Scene } from './scene.ts';
import { World } from './World.tsx';

/** Why the table cannot be seen. */
export type Trouble = 'no-webgl' | 'context-lost' | 'no-pictures';

export interface TableSettings {
  /** How fast cards travel: 1 as designed, 2 twice as fast. */
  readonly speed: number;
  /** Fades in place of flights. */
  readonly reducedMotion: boolean;
  /** Clubs and diamonds in colours of their own. */
  readonly fourColour: boolean;
}

export interface TableHandle {
  /** Where a card (key), a zone (id) or a plate (`plate:2`) is seen: CSS pixels in the table's box. */
  project(id: string): ScreenRect | undefined;
  /** Ends all flights at once. */
  skip(): void;
}

export interface TableProps {
  readonly scene: Scene;
  readonly settings: TableSettings;
  /** CSS pixels at each edge that panels cover: table and hand keep clear of them. */
  readonly inset?: Inset;
  /** The key of the card that the keyboard is on. */
  readonly focus?: string | null;
  /** The pointer has come to rest on a card, or left it (null). */
  readonly onFocus?: (key: string | null) => void;
  /** A playable card was clicked or tapped. */
  readonly onPick?: (key: string) => void;
  /** A playable card was dragged to a zone with `drop`. */
  readonly onDrop?: (key: string, zone: string) => void;
  /** A tray with `drop` was clicked or tapped, and no card that can be played. */
  readonly onPoint?: (zone: string) => void;
  /** A card that can't be played was clicked; `x`, `y`: its middle in the table's box, for its `why`. */
  readonly onRefused?: (key: string, x: number, y: number) => void;
  /** The table cannot be drawn, or can again (null). */
  readonly onTrouble?: (trouble: Trouble | null) => void;
  readonly ref?: Ref<TableHandle>;
}

/** The 3D table: fills its container and shows a scene; a new scene moves the cards there from where they were. */
export function Table(props: TableProps) {
  const { onTrouble } = props;
  const [canDraw, setCanDraw] = useState(hasWebGL);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!canDraw) onTrouble?.('no-webgl');
  }, [canDraw, onTrouble]);
  if (!canDraw) return null;
  return (
    <Canvas
      frameloop="demand"
      shadows={{ autoUpdate: false }}
      dpr={[1, 2]}
      camera={{ manual: true }}
      // It takes a promise too, which its types grant only to who gives nothing else.
      gl={(canvas) => rendererOn(canvas, () => setCanDraw(false)) as WebGLRenderer}
      // Before the first frame there is nothing to see but black.
      style={{
        position: 'absolute',
        inset: 0,
        background: DARKNESS,
        touchAction: 'none',
        opacity: isDrawn ? 1 : 0,
        transition: 'opacity 400ms ease-out',
      }}
    >
      <World {...props} onDrawn={() => setDrawn(true)} />
    </Canvas>
  );
}

/** Who was given one context may be refused the next: then fiber waits for a canvas that goes. */
function rendererOn(canvas: WebGLRendererParameters, onRefused: () => void): WebGLRenderer | Promise<WebGLRenderer> {
  try {
    return new WebGLRenderer({ ...canvas, antialias: true, alpha: false, powerPreference: 'high-performance' });
  } catch {
    onRefused();
    return new Promise(() => undefined);
  }
}

function hasWebGL(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
