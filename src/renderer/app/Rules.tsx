import type { OptionValue } from '#shared/engine/options.ts';
import { gameOf } from '#shared/games/index.ts';
import { useWords } from '../words/useWords.ts';
import { Sheet } from './paper/Sheet.tsx';

interface Props {
  readonly game: string;
  /** As chosen for the table; without them the rules are told as usually played. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  onClose(): void;
}

/** The rules of the game as it is played here. */
export function Rules({ game, options, onClose }: Props) {
  const { say } = useWords(game);
  return (
    <Sheet
      title={say('rules.title', { game: say('game.name') })}
      className="rules"
      onClose={onClose}
      closeLabel={say('sheet.close')}
    >
      <RulesText game={game} chosen={options ?? usual(game)} />
    </Sheet>
  );
}

function RulesText({ game, chosen }: { readonly game: string; readonly chosen: Required<Props>['options'] }) {
  const { say, has } = useWords(game);
  const sections: number[] = [];
  while (has(`rules.${sections.length + 1}.title`)) sections.push(sections.length + 1);
  /** What the table's options say about a section. */
  const asChosen = (section: number): string[] =>
    Object.entries(chosen).flatMap(([name, value]) => {
      const key = `rules.${section}.${name}`;
      if (has(`${key}.${value}`)) return say(`${key}.${value}`);
      return has(key) ? say(key, { [name]: value }) : [];
    });
  return (
    <ol>
      {sections.map((section) => (
        <li key={section}>
          <h2>{say(`rules.${section}.title`)}</h2>
          <p>{say(`rules.${section}.text`)}</p>
          {asChosen(section).map((sentence) => (
            <p key={sentence} className="as-chosen">
              {sentence}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function usual(game: string): Record<string, OptionValue> {
  const specs = gameOf(game)?.rules.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
