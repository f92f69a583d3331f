import { useState } from 'react';
import { isRome, numberOf, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/observation.ts';
import { CodexCode } from '../../app/codex/CodexCode.tsx';
import { Slip } from '../../app/paper/Slip.tsx';
import { nameAt, type PanelProps } from '../game.ts';
import { sentence } from './log.ts';
import { pageOf } from './names.ts';
import { StorySheet } from './StorySheet.tsx';
import { lastTold, type Told as ToldCard } from './story.ts';

type Props = PanelProps<Observation, Move>;

/** The card that all have just seen: what it is, what became of it, and the way to its story (VM-27, VM-28). */
export function Told(props: Props) {
  const [read, setRead] = useState<VbiCard | null>(null);
  const told = lastTold(props.observation);
  const { say } = props;
  return (
    <>
      {told && (
        <Slip className={isTooLate(told) ? 'told too-late' : 'told'}>
          {isRome(told.card) ? <RomeTold card={told.card} say={say} /> : <h2>{say(`card.${told.card}.name`)}</h2>}
          <Fate {...props} told={told} />
          <p className="small by">
            {say(told.fate === undefined ? 'told.borne-by' : 'told.by', { name: nameAt(props, told.seat) })}
            <button type="button" className="plain" onClick={() => setRead(told.card)}>
              {say('told.read')}
            </button>
          </p>
          {!isRome(told.card) && <p>{say(`card.${told.card}.effect`)}</p>}
        </Slip>
      )}
      {read && <StorySheet card={read} say={say} onClose={() => setRead(null)} />}
    </>
  );
}

function isTooLate({ fate }: ToldCard): boolean {
  return fate === 'returned' || fate === 'mars';
}

function RomeTold({ card, say }: { readonly card: RomeCard } & Pick<Props, 'say'>) {
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

/** Why it did not stay, or what it brought about. */
function Fate({ told, ...sight }: Props & { readonly told: ToldCard }) {
  const { card, fate, over, followed } = told;
  const { say } = sight;
  return (
    <>
      {isTooLate(told) && isRome(card) && over && (
        <p className="because">
          <strong>{say('told.too-late', { number: numberOf(card), over: numberOf(over) })}</strong>{' '}
          {say(fate === 'mars' ? 'told.too-late.mars' : 'told.too-late.cost')}
        </p>
      )}
      {(fate === 'silenced' || fate === 'iuppiter') && <p className="because">{say(`told.${fate}`)}</p>}
      {followed.map((happening) => (
        <div key={JSON.stringify(happening)} className="because">
          <p>{sentence(happening, sight)}</p>
          {happening.type === 'face-up' && <CodexCode card={happening.card} label={say('told.qr')} />}
        </div>
      ))}
    </>
  );
}
