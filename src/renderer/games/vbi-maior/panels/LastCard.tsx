import { isRome, numberOf, type RomeCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { sentence } from '../selectors/log.ts';
import { dateOf, pageOf } from '../selectors/names.ts';
import { lastToldCard, type ToldCard } from '../selectors/turn-story.ts';

type Props = PanelProps<Observation, Move>;

/** The card just seen: its name, its outcome, and a link to its story (VM-27, VM-28). */
export function LastCard(props: Props) {
  const told = lastToldCard(props.observation);
  const { say, codexLinks: book } = props;
  if (!told) return null;
  return (
    <Slip className={told.over ? 'told too-late' : 'told'}>
      {isRome(told.card) ? <RomeTold {...props} card={told.card} /> : <h2>{say(`card.${told.card}.name`)}</h2>}
      <CardOutcome {...props} told={told} />
      <p className="small by">
        {say(told.fate === undefined ? 'turn-up.borne-by' : 'turn-up.by', { name: nameAt(props, told.seat) })}
        {book?.Read && <book.Read card={told.card} label={say('turn-up.read')} />}
      </p>
      {!isRome(told.card) && <p>{say(`card.${told.card}.effect`)}</p>}
    </Slip>
  );
}

function RomeTold({ card, say, codexLinks: book }: { readonly card: RomeCard } & Pick<Props, 'say' | 'codexLinks'>) {
  const page = pageOf(card);
  return (
    <div className="moment-of-rome">
      <div>
        <h2>{page.title}</h2>
        <p className="small">{dateOf(page, say)}</p>
      </div>
      {book?.Code && <book.Code card={card} label={say('turn-up.qr')} />}
    </div>
  );
}

/** Why it was removed, or its effect. */
function CardOutcome({ told, ...sight }: Props & { readonly told: ToldCard }) {
  const { card, fate, over, followed } = told;
  const { say, codexLinks: book } = sight;
  return (
    <>
      {over && isRome(card) && (
        <p className="because">
          <strong>{say('turn-up.too-late', { number: numberOf(card), over: numberOf(over) })}</strong>
        </p>
      )}
      {(fate === 'silenced' || fate === 'iuppiter') && <p className="because">{say(`turn-up.${fate}`)}</p>}
      {followed.map((happening) => (
        <div key={JSON.stringify(happening)} className="because">
          <p>{sentence(happening, sight)}</p>
          {happening.type === 'face-up' && book?.Code && <book.Code card={happening.card} label={say('turn-up.qr')} />}
        </div>
      ))}
    </>
  );
}
