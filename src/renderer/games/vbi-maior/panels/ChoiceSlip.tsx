import { useState } from 'react';
import { isCurse, isRome, ROME_SIZE, type VbiCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { AskingBlessing } from '#shared/games/vbi-maior/state/table.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { Slip } from '../../../ui/Slip.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { DECK } from '../selectors/deck.ts';
import { cardName } from '../selectors/names.ts';

type Props = PanelProps<Observation, Move>;

/** VM-16, VM-32: a blessing's question to its owner. */
export function ChoiceSlip(props: Props & { readonly asked: AskingBlessing }) {
  const { asked, observation, say } = props;
  if (asked === 'venus') return <AskNumber say={say} act={props.act} />;
  return (
    <Slip title={say(`choice.${asked}`)} className="choice-of">
      {asked === 'mercurius' && <Seats {...props} />}
      {asked === 'vesta' && <Cards {...props} cards={observation.returned.filter(isCurse)} />}
      {asked === 'vulcanus' && <Cards {...props} cards={observation.returned.filter(isRome)} />}
    </Slip>
  );
}

function Seats({ observation, viewer, seated, say, act }: Props) {
  const others = observation.decks.flatMap(({ size }, seat) => (size > 0 && seat !== viewer ? { seat, size } : []));
  return others.map(({ seat, size }, k) => (
    <button
      key={seat}
      type="button"
      className="wide"
      data-autofocus={k === 0}
      onClick={() => act({ type: 'choose', seat })}
    >
      {say('choice.mercurius.seat', { name: nameAt({ seated, say }, seat), count: size })}
    </button>
  ));
}

function Cards({ cards, say, act }: Props & { readonly cards: readonly VbiCard[] }) {
  return (
    <div className="card-choices">
      {cards.map((card, k) => (
        <button
          key={card}
          type="button"
          className="card-choice"
          data-autofocus={k === 0}
          onClick={() => act({ type: 'choose', card })}
        >
          <CardFace deck={DECK} id={card} name={cardName(card, say)} />
        </button>
      ))}
    </div>
  );
}

const MIDDLE = ROME_SIZE / 2;

function AskNumber({ say, act }: Pick<Props, 'say' | 'act'>) {
  const [number, setNumber] = useState(MIDDLE);
  const step = (by: number): void => setNumber(Math.min(ROME_SIZE, Math.max(1, number + by)));
  return (
    <Slip
      title={say('choice.venus')}
      className="choice-of crowded"
      acts={
        <button type="button" className="brass" data-autofocus onClick={() => act({ type: 'choose', number })}>
          {say('choice.venus.ask', { number })}
        </button>
      }
    >
      <div className="stepper">
        <button type="button" aria-label={say('choice.venus.less')} onClick={() => step(-1)}>
          −
        </button>
        <output className="big-number">{number}</output>
        <button type="button" aria-label={say('choice.venus.more')} onClick={() => step(1)}>
          +
        </button>
      </div>
      <input
        type="range"
        min={1}
        max={ROME_SIZE}
        value={number}
        aria-label={say('choice.venus.number')}
        onChange={(event) => setNumber(event.target.valueAsNumber)}
      />
    </Slip>
  );
}
