import { useCallback, useMemo } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import { askWhyRefused } from '../../client/match/ask-host.ts';
import { loadRefusalMessages } from '../../games/load-texts.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { WHY_REFUSED } from '../../i18n/messages/en/advice.ts';
import type { Say } from '../../i18n/say.ts';
import { useRefusalReason } from '../../match/use-refusal-reason.ts';
import type { TableCard } from '../../motion/scene.ts';
import { useWords } from '../page/use-words.ts';
import type { SheetName } from '../sheets/SheetHost.tsx';
import type { LazyPartProps } from './More.tsx';

interface Props extends LazyPartProps {
  readonly card: TableCard;
  onSheet(sheet: SheetName): void;
}

/** The chunk a phone loads when an unplayable card is touched: the rules' reason and its number. */
export function RefusalReason({ at, view, card, onSheet, children }: Props) {
  const { table, game, viewer, shown, say } = at;
  const { match, version } = shown;
  const { value: refusals } = useLoaded(table.game, loadRefusalMessages);
  const words = useWords(useMemo(() => ({ ...WHY_REFUSED, ...refusals }), [refusals]));
  const explain = useCallback<Say>(
    (key, params) => (refusals && Object.hasOwn(refusals, key) ? words.say : say)(key, params),
    [refusals, words, say],
  );
  const ask = useCallback(
    async (move: AnyMove) =>
      viewer === 'everyone' ? undefined : askWhyRefused({ table: table.id, seat: viewer, match, version }, move),
    [table.id, viewer, match, version],
  );
  const { observation } = view.panel;
  const asked = refusals && card;
  const reason = useRefusalReason(asked, { id: table.game, game, observation, ask, say: explain });
  if (!reason || card.playable) return children;
  const { text, rule } = reason;
  return (
    <>
      <span>{words.say('refused.card', { card: card.name, why: text })}</span>
      <button type="button" className="rule" onClick={() => onSheet(`rules ${rule}`)}>
        {words.say('refused.rule')}
      </button>
    </>
  );
}
