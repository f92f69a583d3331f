import type { OptionValue } from '#shared/engine/options.ts';
import { gameOf } from '#shared/games/index.ts';
import { RulesPaper, RulesText } from '../../paper/RulesText.tsx';
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
  return (
    <RulesPaper say={words.say} onClose={onClose}>
      <RulesText words={words} chosen={options ?? usual(game)} />
    </RulesPaper>
  );
}

function usual(game: string): Record<string, OptionValue> {
  const specs = gameOf(game)?.rules.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
