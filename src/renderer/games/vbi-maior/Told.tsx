import { isRome, numberOf, type RomeCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/observation.ts';
import { CodexCode } from '../../app/codex/CodexCode.tsx';
import { Slip } from '../../app/paper/Slip.tsx';
import { nameAt, type PanelProps } from '../game.ts';
import { sentence } from './log.ts';
import { pageOf } from './names.ts';
import { lastTold, type Told as ToldCard } from './story.ts';

type Props = PanelProps<Observation, Move>;

/** The card that all have just seen: what it is, what became of it, and the way to its story (VM-27, VM-28). */
export function Told(props: Props) {
  const told = lastTold(props.observation);
  if (!told) return null;
  const { say } = props;
  return (
    <Slip className={isTooLate(told) ? 'told too-late' : 'told'}>
      {isRome(told.card) ? <RomeTold {...props} card={told.card} /> : <SpecialTold card={told.card} say={say} />}
      <Fate {...props} told={told} />
      {told.followed.map((happening) => (
        <p key={JSON.stringify(happening)} className="small">
          {sentence(happening, props)}
        </p>
      ))}
    </Slip>
  );
}

function isTooLate({ fate }: ToldCard): boolean {
  return fate === 'returned' || fate === 'mars';
}

function RomeTold({ card, say }: Props & { readonly card: RomeCard }) {
  const { title, date } = pageOf(card);
  return (
    <div className="moment-of-rome">
      <div>
        <h2>{title}</h2>
        <p className="small">{date}</p>
      </div>
      <CodexCode card={card} label={say('told.qr')} />
    </div>
  );
}

function SpecialTold({ card, say }: { readonly card: string } & Pick<Props, 'say'>) {
  return (
    <>
      <h2>{say(`card.${card}.name`)}</h2>
      <p>{say(`card.${card}.effect`)}</p>
    </>
  );
}

/** Who turned it up, and why it did not stay. */
function Fate({ told, seated, say }: Props & { readonly told: ToldCard }) {
  const { card, fate, over, seat } = told;
  const name = nameAt({ seated, say }, seat);
  return (
    <>
      {isTooLate(told) && isRome(card) && over && (
        <p className="why">
          <strong>{say('told.too-late', { number: numberOf(card), over: numberOf(over) })}</strong>{' '}
          {say(fate === 'mars' ? 'told.too-late.mars' : 'told.too-late.cost')}
        </p>
      )}
      {(fate === 'silenced' || fate === 'iuppiter') && <p className="why">{say(`told.${fate}`)}</p>}
      <p className="small">{say(bySentence(told), { name })}</p>
    </>
  );
}

function bySentence({ card, fate }: ToldCard): string {
  if (fate !== undefined) return 'told.by';
  return isRome(card) ? 'told.lies-open' : 'told.borne-by';
}
