import type { EveningRequest } from '#shared/protocol/evening.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import { OptionsForm, SeatsChoice } from '../ui/OptionsForm.tsx';
import { gameName, type WordsOf } from './format.ts';

type WishedGame = EveningRequest['games'][number];

interface Props {
  readonly offers: readonly GameOffer[];
  readonly games: readonly WishedGame[];
  /** Tables are for two, whatever was chosen. */
  readonly duels: boolean;
  readonly wordsOf: WordsOf;
  onChange(games: readonly WishedGame[]): void;
}

/** One game or several, each with its settings. */
export function GamesChoice({ offers, games, duels, wordsOf, onChange }: Props) {
  const { say } = wordsOf();
  const toggle = ({ game, last }: GameOffer): void => {
    const rest = games.filter((one) => one.game !== game);
    onChange(rest.length < games.length ? rest : [...games, { game, options: last.options }]);
  };
  return (
    <>
      <fieldset>
        <legend>{say('evening-setup.games')}</legend>
        <div className="choices">
          {offers.map((offer) => (
            <label key={offer.game} className="choice">
              <input
                type="checkbox"
                checked={games.some(({ game }) => game === offer.game)}
                onChange={() => toggle(offer)}
              />
              <span>{gameName(offer.game, wordsOf)}</span>
            </label>
          ))}
        </div>
        {games.length > 1 && <p className="small">{say('evening-setup.games.turns')}</p>}
      </fieldset>
      {games.map((wished) => {
        const offer = offers.find(({ game }) => game === wished.game);
        const change = (next: WishedGame): void => onChange(games.map((one) => (one === wished ? next : one)));
        return (
          offer && (
            <HowPlayed
              key={wished.game}
              {...{ offer, wished, duels, wordsOf }}
              isNamed={games.length > 1}
              onChange={change}
            />
          )
        );
      })}
    </>
  );
}

interface HowProps extends Pick<Props, 'duels' | 'wordsOf'> {
  readonly offer: GameOffer;
  readonly wished: WishedGame;
  readonly isNamed: boolean;
  onChange(wished: WishedGame): void;
}

/** A game's table size and options. */
function HowPlayed({ offer, wished, duels, isNamed, wordsOf, onChange }: HowProps) {
  const words = wordsOf(offer.game);
  const { say } = words;
  const { seats, options } = offer;
  const hasOptions = Object.keys(options).length > 0;
  const hasSizes = !duels && seats.min < seats.max;
  if (!hasSizes && !hasOptions) return null;
  return (
    <section className="how-played" aria-label={say('game.name')}>
      {isNamed && <h2>{say('game.name')}</h2>}
      {hasSizes && (
        <SeatsChoice
          range={seats}
          seats={wished.size ?? seats.usual}
          say={say}
          onChange={(size) => onChange({ ...wished, size })}
        />
      )}
      {hasOptions && (
        <details>
          <summary>{say('room-host.more')}</summary>
          <OptionsForm
            words={words}
            specs={options}
            options={wished.options ?? {}}
            onChange={(chosen) => onChange({ ...wished, options: chosen })}
          />
        </details>
      )}
    </section>
  );
}
