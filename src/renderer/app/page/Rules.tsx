import { type ReactNode, useEffect, useState } from 'react';
import type { OptionValue } from '#shared/engine/options.ts';
import { gameOf } from '#shared/games/index.ts';
import { tableGameOf } from '../../games/index.ts';
import { type LoadedPictures, loadPictures } from '../../games/pictures.ts';
import { RulePlay } from '../../match/lesson/RulePlay.tsx';
import { RulesPaper, RulesText } from '../../paper/RulesText.tsx';
import { useWords } from './useWords.ts';

interface Props {
  readonly game: string;
  /** As chosen for the table; without them the rules are told as usually played. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Where one goes on from here. */
  readonly foot?: ReactNode;
  onClose(): void;
}

/** The rules of the game as it is played here, the important ones played out. */
export function Rules({ game, options, foot, onClose }: Props) {
  const loaded = usePictures(game);
  const words = useWords(game, loaded?.words);
  const table = tableGameOf(game);
  const pictureOf = (section: number): ReactNode => {
    const picture = loaded?.pictures.find((one) => one.section === section);
    return table && picture && <RulePlay game={table} picture={picture} say={words.say} />;
  };
  return (
    <RulesPaper say={words.say} onClose={onClose} foot={foot}>
      <RulesText words={words} chosen={options ?? usual(game)} picture={pictureOf} />
    </RulesPaper>
  );
}

/** Where they can't be fetched the rules are read without. */
function usePictures(game: string): LoadedPictures | undefined {
  const [loaded, setLoaded] = useState<LoadedPictures>();
  useEffect(() => {
    let wanted = true;
    loadPictures(game).then(
      (found) => {
        if (wanted) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}

function usual(game: string): Record<string, OptionValue> {
  const specs = gameOf(game)?.rules.options ?? {};
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}
