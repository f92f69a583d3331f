import { type ReactNode, useMemo } from 'react';
import { gameOf } from '#catalogue';
import type { OptionValue } from '#shared/engine/options.ts';
import { tableGameOf } from '../../games/index.ts';
import { loadPictures } from '../../games/load-rule-pictures.ts';
import { loadRulesText } from '../../games/load-texts.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched, useLoaded } from '../../hooks/use-loaded.ts';
import { RulePlay } from '../../match/lesson/RulePlay.tsx';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { RulesSheet, RulesText } from '../../ui/RulesText.tsx';

interface Props {
  readonly game: string;
  /** The table's options; without them the defaults apply. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The number of the requested rule. */
  readonly rule?: string | undefined;
  /** Further links. */
  readonly foot?: ReactNode;
  onClose(): void;
}

/** The game's rules as played here, the important ones with animations. */
export function Rules({ game, options, rule, foot, onClose }: Props) {
  // The rules show without animations until these are loaded.
  const { value: loaded } = useLoaded(game, loadPictures);
  const { value: text, ...fetched } = useFetched(game, loadRulesText);
  const words = useWords(
    game,
    useMemo(() => ({ ...text, ...loaded?.words }), [text, loaded]),
  );
  const table = tableGameOf(game);
  const pictureOf = (section: number): ReactNode => {
    const picture = loaded?.pictures.find((one) => one.section === section);
    return table && picture && <RulePlay game={table} picture={picture} say={words.say} />;
  };
  return (
    <RulesSheet say={words.say} onClose={onClose} foot={foot}>
      {text ? (
        <RulesText words={words} chosen={options ?? usual(game)} asked={rule} picture={pictureOf} />
      ) : (
        <LoadStatus {...fetched} say={words.say} />
      )}
    </RulesSheet>
  );
}

function usual(game: string): Record<string, OptionValue> {
  const specs = gameOf(game)?.rules.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
