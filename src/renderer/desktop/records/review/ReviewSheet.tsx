import './review.css';
import { useState } from 'react';
import { gameOf } from '#catalogue';
import type { Match } from '#shared/engine/match.ts';
import type { SearchModel } from '#shared/engine/search-model.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { readName } from '#shared/protocol/typed-text.ts';
import { SeatAvatar } from '../../../avatars/Avatar.tsx';
import { callHost } from '../../../client/connection/call-host.ts';
import { useMayOpen } from '../../../client/connection/connection.ts';
import { useSettings } from '../../../client/device/settings.ts';
import { type HintDescriber, loadAssist } from '../../../games/load-assist.ts';
import { useWords } from '../../../games/use-words.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { goTo } from '../../../ui/route.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Review } from './Review.tsx';

interface Props {
  readonly match: Match;
  readonly seated: readonly Seated[];
  /** The host's number of the match; undefined for one from a file. */
  readonly id: number | undefined;
  /** The seat reviewed first. */
  readonly seat: number;
  /** Shows the match as that seat saw it before this event. */
  onLook(seat: number, event: number): void;
  onClose(): void;
}

/** Reviews a match for one player, move by move; says why where it can't. */
export function ReviewSheet({ match, seated, id, seat: first, onLook, onClose }: Props) {
  const game = match.rules.id;
  const mind = gameOf(game)?.searchModel;
  const { value: loaded } = useLoaded(mind && game, loadAssist);
  const { say } = useWords(game);
  return (
    <Sheet title={say('match-review.title')} className="cost" onClose={onClose} closeLabel={say('sheet.close')}>
      {mind ? (
        loaded?.hints && (
          <RunningReview {...{ match, mind, seated, id, first, onLook }} hinter={loaded.hints} words={loaded.words} />
        )
      ) : (
        <p>{say('match-review.no-search')}</p>
      )}
    </Sheet>
  );
}

interface WeighingProps extends Pick<Props, 'match' | 'seated' | 'id' | 'onLook'> {
  readonly mind: SearchModel;
  readonly first: number;
  readonly hinter: HintDescriber;
  /** The messages loaded with it. */
  readonly words: Messages;
}

function RunningReview({ match, mind, seated, id, first, hinter, words, onLook }: WeighingProps) {
  const [seat, setSeat] = useState(first);
  const { say } = useWords(match.rules.id, words);
  const mayOpen = useMayOpen();
  return (
    <>
      <p>{say('match-review.about')}</p>
      <fieldset>
        <legend>{say('match-review.whose')}</legend>
        <div className="choices">
          {[...seated.entries()].map(([place, who]) => (
            <label key={place} className="choice">
              <input type="radio" name="cost-of" checked={seat === place} onChange={() => setSeat(place)} />
              <span>
                <SeatAvatar seat={place} who={who} />
                {who.kind === 'empty' ? say('seat.empty', { seat: place + 1 }) : who.name}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Review
        key={seat}
        {...{ match, mind, seat, say }}
        hinter={hinter}
        onLook={(event) => onLook(seat, event)}
        again={
          id !== undefined && mayOpen
            ? (event) => void tryAgain(id, event, nameOf(seated[seat]))
            : say(id === undefined ? 'match-review.again.file' : 'match-review.again.closed')
        }
      />
    </>
  );
}

/** Uses the viewer's name here, else the name of the original player. */
async function tryAgain(record: number, event: number, there: string): Promise<void> {
  const own = readName(useSettings.getState().name);
  const name = 'name' in own ? own.name : there;
  const opened = await callHost(({ tables }) => tables.practise({ record, event, name }));
  if (opened) goTo({ screen: 'table', table: opened.table });
}

function nameOf(who: Seated | undefined): string {
  return who && who.kind !== 'empty' ? who.name : '';
}
