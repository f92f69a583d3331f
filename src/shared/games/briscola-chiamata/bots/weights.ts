/** The numbers of `normal`, found by playing tens of thousands of deals against itself and `easy`, then rounded. */
export const WEIGHTS = {
  /**
   * Points that the winner's side makes with any hand, and for each trump in it; and how far off that mostly is. Over 30,000
   * deals with trumps named at random it made 36 with any; but who wins an auction has promised itself too much, and a
   * partner forgives a bid that is lost less than one that was not made.
   */
  anyDeal: 30,
  eachTrump: 2,
  spread: 9,

  /** Points that a trump is worth kept for a later trick: any trump, then by the share of the others it beats … */
  keepTrump: 8,
  keepRank: 6,
  /** … for each card point it saves, and where none beats it. */
  keepTrumpPoint: 1,
  keepBoss: 20,
  /** For each card point of a card in another suit. */
  keepSidePoint: 0.25,

  /** How readily the other side spends a trump on a trick, at once and for each point that lies in it. */
  ruff: 0.3,
  ruffPerPoint: 0.012,
  /** The same on the called card, which tells everybody whose the trick is: of low ones that were shown 9 to 25 of a hundred held it. */
  ruffShown: 0.85,
  /** How readily a seat takes a trick from its own side. */
  overtake: 0.03,
  /** How often who took a trick over loses it again to a hand that could have taken it before. */
  retake: 0.25,
  /** By how much more than the average a seat gives to its own side's trick, and less to the other's. */
  load: 0.5,
  /** For each point of a card of another suit than trump that is led: anybody may trump it. Costs nothing, and looks wiser. */
  led: 0.3,
  /** For each of so many points that a trick lacks in the first three tricks, where the teammate would show itself for it. */
  worthShowing: 8,
  shown: 0.6,

  /** For an ace or ten given to the declarer's side early in a trick: more than any trick is worth. */
  gift: 200,

  /** Signs of who the teammate is, in log-odds: for each point given or taken, and for giving none. */
  gaveToDeclarer: 0.2,
  gaveToOther: 0.3,
  tookFromDeclarer: 0.07,
  gaveNothing: 0.35,
  /** For who leads, less for each point of another suit than trump. */
  led0: 0.5,
  ledPoint: 0.22,
  /** Odds that the declarer itself holds the called card. */
  alone: 0.03,
} as const;
