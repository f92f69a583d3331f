/**
 * Weights of `normal`, tuned over tens of thousands of deals against itself and `easy`, then
 * rounded.
 */
export const WEIGHTS = {
  /**
   * Declarer side's points with any hand, and per trump; and their spread. With random trumps over
   * 30,000 deals the mean was 36; but auction winners overestimate, and a partner forgives a missed
   * bid sooner than a lost one.
   */
  anyDeal: 30,
  eachTrump: 2,
  spread: 9,

  /** Value of keeping a trump: any, plus the share of others it beats … */
  keepTrump: 8,
  keepRank: 6,
  /** … per card point saved, and for an unbeatable one. */
  keepTrumpPoint: 1,
  keepBoss: 20,
  /** Per card point of a side card. */
  keepSidePoint: 0.25,

  /** The other side's readiness to trump a trick, at once and per point in it. */
  ruff: 0.3,
  ruffPerPoint: 0.012,
  /**
   * The same on the called card, which reveals whose trick it is: 9 to 25 % of low ones shown held
   * it.
   */
  ruffShown: 0.85,
  /** A seat's readiness to take its own side's trick. */
  overtake: 0.03,
  /** How often an overtaker loses the trick to a hand that could have taken it before. */
  retake: 0.25,
  /** How much more than average a seat gives to its own side's trick, and less to the other's. */
  load: 0.5,
  /** Per point of a led side card, which anybody may trump. Costs nothing and looks wiser. */
  led: 0.3,
  /** Per point a trick lacks in the first three tricks, where the teammate would reveal itself. */
  worthShowing: 8,
  shown: 0.6,

  /** Penalty of an ace or ten given to the declarer's side early: above any trick's value. */
  gift: 200,

  /** Teammate log-odds: per point given or taken, and for giving none. */
  gaveToDeclarer: 0.2,
  gaveToOther: 0.3,
  tookFromDeclarer: 0.07,
  gaveNothing: 0.35,
  /** For leading, less per point of a side suit. */
  led0: 0.5,
  ledPoint: 0.22,
  /** Odds that the declarer holds the called card. */
  alone: 0.03,
} as const;
