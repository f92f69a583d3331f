/** The chunk a phone loads for reading: each page of its sheet. */
import { useEffect, useMemo } from 'react';
import { loadAssist } from '../../games/load-assist.ts';
import { loadCodex, loadRulesText } from '../../games/load-texts.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { WHY_REFUSED } from '../../i18n/messages/en/advice.ts';
import { DealLog } from '../../match/LogSheet.tsx';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { RulesText } from '../../ui/RulesText.tsx';
import { useWords } from '../page/use-words.ts';
import { HintSheet } from './HintSheet.tsx';
import { type ReadProps, read } from './read.ts';

function Rules({ table, say, rule }: ReadProps) {
  const fetched = useFetched(table.game, loadRulesText);
  const words = useWords(fetched.value);
  return fetched.value ? (
    <RulesText words={words} chosen={table.options} asked={rule} />
  ) : (
    <LoadStatus {...fetched} say={say} />
  );
}

const loadSeal = async () => (await import('../../match/fair-shuffle/seal-sheet.ts')).FAIR_SHUFFLE;

/** The details of the table's seal. */
function Seal({ sealed, say }: ReadProps) {
  const { value, ...fetched } = useFetched('seal', loadSeal);
  const words = useWords(value?.words);
  return value && sealed ? <value.Text table={sealed} say={words.say} /> : <LoadStatus {...fetched} say={say} />;
}

/** All face-up cards, each linked to its story. */
function Stories({ scene, say }: ReadProps) {
  const faces = new Map(
    scene?.zones.flatMap(({ cards }) => cards.flatMap(({ face, name }) => (face === null ? [] : [[face, name]]))),
  );
  return (
    <>
      {faces.size === 0 && <p>{say('phone.stories.none')}</p>}
      {[...faces].map(([face, name]) => (
        <button key={face} type="button" onClick={() => read(face)}>
          {name}
        </button>
      ))}
    </>
  );
}

function Story({ table, card = '', say, onTitle }: ReadProps) {
  const fetched = useFetched(table.game, loadCodex);
  const book = fetched.value;
  useEffect(() => {
    if (book) onTitle?.(book.titleOf(card, say));
  }, [book, card, say, onTitle]);
  return book ? <book.Story card={card} say={say} /> : <LoadStatus {...fetched} say={say} />;
}

/** Explains the current decision, with a link to its first rule. */
function Why({ table, game, panel, at, scene, say, onRule, onShow }: ReadProps) {
  const { value, ...fetched } = useFetched(table.game, loadAssist);
  const words = useWords(useMemo(() => ({ ...WHY_REFUSED, ...value?.words }), [value]));
  if (!value || !panel) return <LoadStatus {...fetched} say={say} />;
  const whisper = value.tips?.find((one) => one.when(panel));
  const rule = whisper?.rules[0];
  return (
    <>
      <p>{whisper ? words.say(`tip.${whisper.id}`, whisper.gaps?.(panel)) : words.say('refused.nothing')}</p>
      {rule !== undefined && (
        <button type="button" onClick={() => onRule?.(rule)}>
          {words.say('refused.rule')}
        </button>
      )}
      {at && game && scene && <HintSheet table={at} {...{ game, panel, scene, onShow }} assist={value} />}
    </>
  );
}

const Log = ({ game, panel }: ReadProps) => game && panel && <DealLog game={game} panel={panel} />;

export const PAGES = { Log, Rules, Seal, Stories, Story, Why } as const;
