/** What a card says of who plays it, as people and bots read it. */

/** Log-odds of being the partner: at once, and per point. Each has a sentence, `convention.KEY`. */
export const CONVENTIONS = {
  /** Points under the declarer's winning card. */
  gave: { once: 0, perPoint: 0.2 },
  /** None there. */
  withheld: { once: -0.35, perPoint: 0 },
  /** Points under another's winning card. */
  fed: { once: 0, perPoint: -0.3 },
  /** A trick, by its points, that the declarer would have had. */
  took: { once: 0, perPoint: -0.07 },
  /** The lead: a low card or a trump; less with points that the declarer may trump. */
  led: { once: 0.5, perPoint: -0.22 },
} as const;

export type Convention = keyof typeof CONVENTIONS;

/** What a card says by its points; undefined for nothing, as where it takes a trick from anybody else. */
export function conventionOf(
  points: number,
  leads: boolean,
  takes: boolean,
  fromDeclarer: boolean,
): Convention | undefined {
  if (leads) return 'led';
  if (takes) return fromDeclarer ? 'took' : undefined;
  if (!fromDeclarer) return 'fed';
  return points > 0 ? 'gave' : 'withheld';
}
