import { useId } from 'react';
import type { Level } from '#shared/engine/bot.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import type { Say } from '../words/say.ts';

interface BotLevelChoiceProps extends Pick<GameOffer, 'levels'> {
  readonly level: Level;
  readonly say: Say;
  onChange(level: Level): void;
}

/** How well bots play that fill up a table. */
export function BotLevelChoice({ levels, level, say, onChange }: BotLevelChoiceProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say('lead.level')}</legend>
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
