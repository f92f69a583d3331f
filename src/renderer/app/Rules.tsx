import type { OptionValue } from '#shared/engine/options.ts';
import { gameOf } from '#shared/games/index.ts';
import { RulesText } from '../paper/RulesText.tsx';
import { Sheet } from '../paper/Sheet.tsx';
import { useWords } from './useWords.ts';

interface Props {
  readonly game: string;
  /** As chosen for the table; without them the rules are told as usually played. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  onClose(): void;
}

/** The rules of the game as it is played here. */
export function Rules({ game, options, onClose }: Props) {
  const words = useWords(game);
  const { say } = words;
  return (
    <Sheet
      title={say('rules.title', { game: say('game.name') })}
      className="rules"
      onClose={onClose}
      closeLabel={say('sheet.close')}
    >
      <RulesText words={words} chosen={options ?? usual(game)} />
    </Sheet>
  );
}

function usual(game: string): Record<string, OptionValue> {
  const specs = gameOf(game)?.rules.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
