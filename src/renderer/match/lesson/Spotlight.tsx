import './spotlight.css';
import { useEffect, useRef } from 'react';
import type { MessageRef } from '#shared/lessons/lesson.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { Say } from '../../i18n/say.ts';
import type { Scene, ScreenRect } from '../../motion/scene.ts';
import { formatNamed } from './lesson-text.ts';

interface Props<Meant> {
  readonly targets: readonly Meant[];
  /** Where that lies on the screen now, in CSS pixels; nothing if it does not. */
  locate(target: Meant): ScreenRect | undefined;
}

/** A light around what is meant. It follows cards that move, and takes no pointer. */
export function Spotlight<Meant>({ targets, locate }: Props<Meant>) {
  const still = useReducedMotion();
  return (
    <div className="rings" data-still={still} aria-hidden="true">
      {targets.map((target) => (
        <Ring key={JSON.stringify(target)} target={target} locate={locate} />
      ))}
    </div>
  );
}

/** How far it lies around what it shows, in pixels. */
const MARGIN_PX = 6;

function Ring<Meant>({ target, locate }: { readonly target: Meant } & Pick<Props<Meant>, 'locate'>) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    let before: string | undefined = '';
    const follow = (): void => {
      const at = locate(target);
      const now = JSON.stringify(at);
      if (now !== before && ring.current) lay(ring.current.style, at);
      before = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [target, locate]);
  return <span ref={ring} className="ring" style={{ display: 'none' }} />;
}

function lay(style: CSSStyleDeclaration, at: ScreenRect | undefined): void {
  style.display = at ? '' : 'none';
  if (!at) return;
  style.translate = `${at.x - MARGIN_PX}px ${at.y - MARGIN_PX}px`;
  style.width = `${at.width + 2 * MARGIN_PX}px`;
  style.height = `${at.height + 2 * MARGIN_PX}px`;
}

/** The key of the card with this face, if it lies open in the scene. */
export function openCardKeyOf(scene: Scene, face: string): string | undefined {
  return scene.zones.flatMap(({ cards }) => cards).find((card) => card.face === face)?.key;
}

/** Where an element of the page lies; nothing if it is hidden. */
export function rectOf(element: Element | null | undefined): ScreenRect | undefined {
  if (!element?.checkVisibility()) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The button that is called so in this part of the page: by its label, or by what stands on it. */
export function buttonCalled(named: MessageRef, say: Say, within: ParentNode): Element | undefined {
  const name = formatNamed(named, say);
  const buttons = [...within.querySelectorAll('button:not(:disabled)')];
  return (
    buttons.find((button) => (button.ariaLabel ?? button.textContent) === name) ??
    buttons.find((button) => !button.ariaLabel && button.textContent?.startsWith(name))
  );
}
