import { useId, useState } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { GameOffer, NextGameRequest, RoomView } from '#shared/protocol/room.ts';
import { callHost } from '../client/connection/call-host.ts';
import { namedIn } from '../client/room/room.ts';
import type { Say, Translator } from '../i18n/say.ts';
import { type Options, OptionsForm, SeatsChoice } from '../ui/OptionsForm.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface BotLevelChoiceProps {
  /** Weakest first. */
  readonly levels: readonly Level[];
  readonly level: Level;
  readonly say: Say;
  onChange(level: Level): void;
}

/** The level of bots that fill up a table. */
export function BotLevelChoice({ levels, level, say, onChange }: BotLevelChoiceProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say('room-host.level')}</legend>
      <div className="choices">
        {levels.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === level} onChange={() => onChange(one)} />
            <span>{say(`level.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly offer: GameOffer;
  readonly room: RoomView;
  /** Includes the game's messages. */
  readonly words: Translator;
  onClose(): void;
}

/** The next game's settings: with their defaults, *Deal* is enough. */
export function GameSetup({ offer, room, words, onClose }: Props) {
  const { say } = words;
  const { seats: range, last } = offer;
  const people = namedIn(room).filter(({ here, out, choice }) => here && !out && choice !== 'out').length;
  const [seats, setSeats] = useState(Math.min(range.max, Math.max(range.usual, people)));
  const [level, setLevel] = useState<Level>(last.level);
  const [options, setOptions] = useState<Options>(last.options);
  const play = async (deal: boolean): Promise<void> => {
    const request: NextGameRequest = { game: offer.game, seats, options, level, deal };
    if (await callHost((client) => client.room.play(request))) onClose();
  };
  const bots = Math.max(0, seats - people);
  return (
    <Sheet
      title={say('game.name')}
      className="set-up"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="button" className="brass" data-autofocus onClick={() => void play(true)}>
          {say('room-host.deal')}
        </button>
      }
    >
      <p>{say('game.about')}</p>
      <p role="status">
        <strong>{say('room-host.seated', { people: Math.min(people, seats), bots })}</strong>
        {people > seats && ` ${say('room-host.queue', { people: people - seats })}`}
      </p>
      <SeatsChoice range={range} seats={seats} say={say} onChange={setSeats} />
      {bots > 0 && <BotLevelChoice levels={offer.levels} level={level} say={say} onChange={setLevel} />}
      {Object.keys(offer.options).length > 0 && (
        <details>
          <summary>{say('room-host.more')}</summary>
          <OptionsForm words={words} specs={offer.options} options={options} onChange={setOptions} />
          <button type="button" onClick={() => setOptions({})}>
            {say('room-host.usual')}
          </button>
        </details>
      )}
      <OptionsForm words={words} specs={{}} switches={offer.tableOptions} options={options} onChange={setOptions} />
      <button type="button" onClick={() => void play(false)}>
        {say('room-host.lay')}
      </button>
    </Sheet>
  );
}
