/**
 * A damped spring in closed form: where it is after a time, not after so many frames. So a card under a hand moves alike
 * on a screen of 30 pictures a second and on one of 120. Pure.
 */

/** Something on a spring: where it is, and how fast it goes, in its own units a second. */
export interface Spring {
  readonly at: number;
  readonly speed: number;
}

/** How a spring pulls. */
export interface SpringSettings {
  /** How hard: the angular frequency of its swing without friction, in radians a second. */
  readonly stiffness: number;
  /** Its friction: 1 comes to rest as fast as it can without swinging past its goal, less swings past it, never more than 1. */
  readonly damping: number;
}

/** Nearer than this to its goal, and as slow, it has arrived: where 1 is the whole way, or a centimetre, or a degree. */
const REST_THRESHOLD = 0.004;

export function springAtRest(at: number): Spring {
  return { at, speed: 0 };
}

/** The spring after so many milliseconds on its way to a goal; the goal itself once it has come to rest there. */
export function stepSpring(spring: Spring, goal: number, ms: number, { stiffness, damping }: SpringSettings): Spring {
  if (spring.at === goal && spring.speed === 0) return spring;
  const t = ms / 1000;
  const off = spring.at - goal;
  const friction = damping * stiffness;
  const fade = Math.exp(-friction * t);
  const push = spring.speed + friction * off;
  const swing = stiffness * Math.sqrt(Math.max(0, 1 - damping * damping));
  // Of a spring that does not swing the sine is what it becomes at a frequency of zero.
  const [cos, sin] = swing > 0 ? [Math.cos(swing * t), Math.sin(swing * t) / swing] : [1, t];
  const left = fade * (off * cos + push * sin);
  const speed = fade * (spring.speed * cos - (friction * push + swing * swing * off) * sin);
  if (Math.abs(left) < REST_THRESHOLD && Math.abs(speed) < REST_THRESHOLD * stiffness) return springAtRest(goal);
  return { at: goal + left, speed };
}

/** How far it swings past its goal when it is let go at rest, as a part of its way. */
export function overshoot({ damping }: SpringSettings): number {
  return damping >= 1 ? 0 : Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping * damping));
}
