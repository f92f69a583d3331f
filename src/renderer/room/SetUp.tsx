import { useState } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { GameOffer, NextGameRequest, RoomView } from '#shared/protocol/room.ts';
import { type Options, OptionsForm } from '../paper/OptionsForm.tsx';
import { SeatsChoice } from '../paper/SeatsChoice.tsx';
import { Sheet } from '../paper/Sheet.tsx';
import { callHost } from '../session/line/callHost.ts';
import { namedIn } from '../session/room/room.ts';
import type { Translator } from '../words/say.ts';
import { BotLevelChoice } from './LevelChoice.tsx';

interface Props {
  readonly offer: GameOffer;
  readonly room: RoomView;
  /** With those of the game. */
  readonly words: Translator;
  onClose(): void;
}

/** How the next game is played: what is usual stands there already, and *Deal* is enough. */
export function GameSetup({ offer, room, words, onClose }: Props) {
  const { say } = words;
  const { seats: range, last } = offer;
  const people = namedIn(room).filter(({ here, choice }) => here && choice !== 'out').length;
  const [seats, setSeats] = useState(Math.min(range.max, Math.max(range.usual, people)));
  const [level, setLevel] = useState<Level>(last.level);
  const [options, setOptions] = useState<Options>(last.options);
  const play = async (deal: boolean): Promise<void> => {
    const wish: NextGameRequest = { game: offer.game, seats, options, level, deal };
    if (await callHost((client) => client.room.play(wish))) onClose();
  };
  const bots = Math.max(0, seats - people);
  return (
    <Sheet
      title={say('game.name')}
      className="set-up"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="button" className="brass" data-first onClick={() => void play(true)}>
          {say('lead.deal')}
        </button>
      }
    >
      <p>{say('game.about')}</p>
      <p role="status">
        <strong>{say('lead.seated', { people: Math.min(people, seats), bots })}</strong>
        {people > seats && ` ${say('lead.queue', { people: people - seats })}`}
      </p>
      <SeatsChoice range={range} seats={seats} say={say} onChange={setSeats} />
      {bots > 0 && <BotLevelChoice levels={offer.levels} level={level} say={say} onChange={setLevel} />}
      {Object.keys(offer.options).length > 0 && (
        <details>
          <summary>{say('lead.more')}</summary>
          <OptionsForm words={words} specs={offer.options} options={options} onChange={setOptions} />
          <button type="button" onClick={() => setOptions({})}>
            {say('lead.usual')}
          </button>
        </details>
      )}
      <button type="button" onClick={() => void play(false)}>
        {say('lead.lay')}
      </button>
    </Sheet>
  );
}
