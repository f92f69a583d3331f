import type { ItalianCard } from '#shared/cards/italian.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { useKeys } from '../../../input/keyboard.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { playOf } from '../selectors/move-of.ts';
import { cardName } from '../selectors/names.ts';

type Props = PanelProps<Observation, Move>;

/** The moves of a pile's top card (SP-13, SP-17). */
interface PileChoices {
  readonly pile: number;
  readonly top: ItalianCard;
  readonly name: string;
  readonly take: Move | undefined;
  readonly play: Move | undefined;
}

/** The tops of the own piles as buttons, for keyboard and screen reader. */
export function PilesSlip({ observation, moves, say, act }: Props) {
  const choices = choicesOf(observation, moves, say);
  useKeys(keysOf(choices, act));
  if (choices.length === 0) return null;
  const isEither = choices.some(({ take, play }) => take && play);
  const first = firstOf(choices, observation);
  return (
    <Slip title={say('piles.title')} className={isEither ? 'piles-slip either' : 'piles-slip'}>
      {choices.map(({ pile, top, name, take, play }) => (
        <div key={pile} className="pile-choices" data-top={top}>
          <span className="pile-top">{say('piles.top', { number: pile + 1, card: name })}</span>
          {take && (
            <button
              type="button"
              data-autofocus={first === take}
              onClick={() => act(take)}
              aria-label={say('piles.take.card', { card: name })}
              aria-keyshortcuts={TAKE_KEYS[pile]}
            >
              {say('piles.take')} <kbd data-key={TAKE_KEYS[pile]} />
            </button>
          )}
          {play && (
            <button
              type="button"
              data-autofocus={first === play}
              onClick={() => act(play)}
              aria-label={say('piles.play.card', { card: name })}
              aria-keyshortcuts={PLAY_KEYS[pile]}
            >
              {say('piles.play')} <kbd data-key={PLAY_KEYS[pile]} />
            </button>
          )}
        </div>
      ))}
    </Slip>
  );
}

const PLAY_KEYS = ['1', '2'] as const;
const TAKE_KEYS = ['T', 'U'] as const;

function choicesOf({ viewer, piles }: Observation, moves: readonly Move[], say: Props['say']): readonly PileChoices[] {
  const own = viewer === 'everyone' ? [] : (piles[viewer] ?? []);
  return own.flatMap(({ top }, pile) => {
    if (!top) return [];
    const take = moves.find((move) => move.type === 'take' && move.pile === pile);
    const play = playOf(top, moves);
    return take || play ? [{ pile, top, name: cardName(top, say), take, play }] : [];
  });
}

/** The keyboard starts with the hand; once it is empty, with the first playable top. */
function firstOf(choices: readonly PileChoices[], { own }: Observation): Move | undefined {
  if (own && own.hand.length > 0) return undefined;
  return choices.find(({ play }) => play)?.play ?? choices[0]?.take;
}

function keysOf(choices: readonly PileChoices[], act: Props['act']): Record<string, () => void> {
  return Object.fromEntries(
    choices.flatMap(({ pile, take, play }) => [
      ...(play ? [[PLAY_KEYS[pile] ?? '', () => act(play)] as const] : []),
      ...(take
        ? [TAKE_KEYS[pile] ?? ''].flatMap(
            (key) =>
              [
                [key, () => act(take)],
                [key.toLowerCase(), () => act(take)],
              ] as const,
          )
        : []),
    ]),
  );
}
