import { useId } from 'react';
import { isBlessing, isCurse, type VbiCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { arrangement, ordered, raised } from '../selectors/preselection.ts';

interface Props extends PanelProps<Observation, Move> {
  readonly hand: readonly VbiCard[];
}

/** VM-6: the own cards, without a time limit. The program sorts; the player orders curses and blessings. */
export function ArrangeSlip({ hand, preselection: held, preselect: hold, say, act }: Props) {
  const special = (kind: typeof isCurse | typeof isBlessing): VbiCard[] => ordered(hand.filter(kind), held);
  const [curses, blessings] = [special(isCurse), special(isBlessing)];
  const raise = (card: VbiCard, among: readonly VbiCard[]): void => {
    const others = among === curses ? blessings : curses;
    hold([...raised(among, card), ...others]);
  };
  return (
    <Slip
      className="arrange crowded"
      acts={
        <button type="button" className="brass" data-autofocus onClick={() => act(arrangement(hand, held))}>
          {say('arrange.lay')}
        </button>
      }
    >
      <p className="small">{say('arrange.about')}</p>
      <Order title={say('arrange.curses')} cards={curses} say={say} onRaise={(card) => raise(card, curses)} />
      <Order title={say('arrange.blessings')} cards={blessings} say={say} onRaise={(card) => raise(card, blessings)} />
    </Slip>
  );
}

interface OrderProps extends Pick<Props, 'say'> {
  readonly title: string;
  readonly cards: readonly VbiCard[];
  onRaise(card: VbiCard): void;
}

/** Cards of one kind, the top one first, each with its effect. */
function Order({ title, cards, say, onRaise }: OrderProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="order" aria-labelledby={id}>
      <strong id={id}>{title}</strong>
      <ol>
        {cards.map((card, place) => (
          <li key={card}>
            <div className="order-card">
              <strong>{say(`card.${card}.name`)}</strong>
              <span className="small">{say(`card.${card}.effect`)}</span>
            </div>
            {place > 0 && (
              <button
                type="button"
                className="order-raise"
                aria-label={say('arrange.raise', { card: say(`card.${card}.name`) })}
                onClick={() => onRaise(card)}
              >
                ▲
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
