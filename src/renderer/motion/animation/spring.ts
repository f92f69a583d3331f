/**
 * A damped spring in closed form: its state depends on time, not on the number of frames, so a card moves alike at 30
 * and at 120 frames per second. Pure.
 */

/** Position, and speed in its own units per second. */
export interface Spring {
  readonly at: number;
  readonly speed: number;
}

/** Parameters of a spring. */
export interface SpringSettings {
  /** Angular frequency without damping, in radians per second. */
  readonly stiffness: number;
  /** Damping ratio: 1 is critical, less overshoots, never more than 1. */
  readonly damping: number;
}

/** Distance and speed below which it counts as at rest, where 1 is the whole way, a centimetre or a degree. */
const REST_THRESHOLD = 0.004;

export function springAtRest(at: number): Spring {
  return { at, speed: 0 };
}

/** The spring after this many milliseconds towards a goal; exactly at the goal once at rest. */
export function stepSpring(spring: Spring, goal: number, ms: number, { stiffness, damping }: SpringSettings): Spring {
  if (spring.at === goal && spring.speed === 0) return spring;
  const t = ms / 1000;
  const off = spring.at - goal;
  const friction = damping * stiffness;
  const fade = Math.exp(-friction * t);
  const push = spring.speed + friction * off;
  const swing = stiffness * Math.sqrt(Math.max(0, 1 - damping * damping));
  // At critical damping the sine takes its limit at frequency zero.
  const [cos, sin] = swing > 0 ? [Math.cos(swing * t), Math.sin(swing * t) / swing] : [1, t];
  const left = fade * (off * cos + push * sin);
  const speed = fade * (spring.speed * cos - (friction * push + swing * swing * off) * sin);
  if (Math.abs(left) < REST_THRESHOLD && Math.abs(speed) < REST_THRESHOLD * stiffness) return springAtRest(goal);
  return { at: goal + left, speed };
}

/** Overshoot of a spring released at rest, as a share of its way. */
export function overshoot({ damping }: SpringSettings): number {
  return damping >= 1 ? 0 : Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping * damping));
}
