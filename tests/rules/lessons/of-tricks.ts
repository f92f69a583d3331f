/** What the lessons of trick games for two claim of what the learner sees. */
import type { TrickObservation } from '#shared/tricks/state.ts';

const [YOU, BRUNA] = [0, 1];

export const hand = ({ own }: TrickObservation): readonly string[] => own?.hand ?? [];
export const holds = (seen: TrickObservation, ...cards: readonly string[]) =>
  cards.every((card) => hand(seen).includes(card));
export const over = ({ tricks }: TrickObservation) => tricks.filter(({ winner }) => winner !== null);
const latest = (seen: TrickObservation) => over(seen).at(-1);
const lying = ({ tricks }: TrickObservation): readonly string[] =>
  tricks.find(({ winner }) => winner === null)?.cards ?? [];
const onTurn = (seen: TrickObservation) => seen.phase === 'play' && seen.toAct.includes(YOU);
export const leads = (seen: TrickObservation, card: string) =>
  onTurn(seen) && lying(seen).length === 0 && holds(seen, card);
export const answers = (seen: TrickObservation, led: string, card: string) =>
  onTurn(seen) && lying(seen).join() === led && holds(seen, card);
export const isGone = ({ tricks }: TrickObservation, card: string) => tricks.some(({ cards }) => cards.includes(card));
/** Both have drawn, and who took the trick is on turn. */
export const haveDrawn = (seen: TrickObservation, size: number) =>
  over(seen).length === 1 && seen.toAct.includes(YOU) && seen.handSizes[YOU] === size;
export const isUsedUp = ({ stock, phase }: TrickObservation) => stock === 0 && phase === 'play';
/** Who took the latest trick, as the sentence names them. */
export const taker = (seen: TrickObservation) => (latest(seen)?.winner === BRUNA ? 'Bruna' : '');
