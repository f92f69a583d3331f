import './spotlight.css';
import { useEffect, useRef } from 'react';
import type { MessageRef } from '#shared/lessons/lesson.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { Say } from '../../i18n/say.ts';
import type { Scene, ScreenRect } from '../../motion/scene.ts';
import { formatNamed } from './lesson-text.ts';

interface Props<Meant> {
  readonly targets: readonly Meant[];
  /** The target's box on the screen, in CSS pixels; undefined if it is not visible. */
  locate(target: Meant): ScreenRect | undefined;
}

/** Highlights the targets. It follows moving cards and ignores the pointer. */
export function Spotlight<Meant>({ targets, locate }: Props<Meant>) {
  const still = useReducedMotion();
  return (
    <div className="rings" data-at-rest={still} aria-hidden="true">
      {targets.map((target) => (
        <Ring key={JSON.stringify(target)} target={target} locate={locate} />
      ))}
    </div>
  );
}

/** Margin around the target, in CSS pixels. */
const MARGIN_PX = 6;

function Ring<Meant>({ target, locate }: { readonly target: Meant } & Pick<Props<Meant>, 'locate'>) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    let before: string | undefined = '';
    const follow = (): void => {
      const at = locate(target);
      const now = JSON.stringify(at);
      if (now !== before && ring.current) placeRing(ring.current.style, at);
      before = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [target, locate]);
  return <span ref={ring} className="ring" style={{ display: 'none' }} />;
}

function placeRing(style: CSSStyleDeclaration, at: ScreenRect | undefined): void {
  style.display = at ? '' : 'none';
  if (!at) return;
  style.transform = `translate(${at.x - MARGIN_PX}px, ${at.y - MARGIN_PX}px)`;
  style.width = `${at.width + 2 * MARGIN_PX}px`;
  style.height = `${at.height + 2 * MARGIN_PX}px`;
}

/** The key of the face-up card with this face; undefined if there is none in the scene. */
export function openCardKeyOf(scene: Scene, face: string): string | undefined {
  return scene.zones.flatMap(({ cards }) => cards).find((card) => card.face === face)?.key;
}

/** An element's box; undefined if it is hidden. */
export function rectOf(element: Element | null | undefined): ScreenRect | undefined {
  if (!element?.checkVisibility()) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Finds a button in this part of the page by its label or its text. */
export function buttonCalled(named: MessageRef, say: Say, within: ParentNode): Element | undefined {
  const name = formatNamed(named, say);
  const buttons = [...within.querySelectorAll('button:not(:disabled)')];
  return (
    buttons.find((button) => (button.ariaLabel ?? button.textContent) === name) ??
    buttons.find((button) => !button.ariaLabel && button.textContent?.startsWith(name))
  );
}
