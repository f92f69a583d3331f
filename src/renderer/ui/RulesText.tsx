import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { OptionValue } from '#shared/engine/options.ts';
import type { Translator } from '../i18n/say.ts';
import { Sheet } from './Sheet.tsx';

interface SheetProps extends Pick<Translator, 'say'> {
  onClose(): void;
  /** Further links. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

interface Props {
  /** The game's rules among them: `rules.n.title`, `rules.n.text` where there is one, and each option's remark. */
  readonly words: Translator;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  /** The number of the requested rule: its section is highlighted and in view. */
  readonly asked?: string | undefined;
  /** A section's picture, if any. */
  picture?(section: number): ReactNode;
}

/** The rules on a sheet. */
export function RulesSheet({ say, onClose, foot, children }: SheetProps) {
  return (
    <Sheet
      title={say('rules.title', { game: say('game.name') })}
      className="rules"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      {...(foot && { foot })}
    >
      {children}
    </Sheet>
  );
}

/** A game's rules by section, with the chosen options set apart. */
export function RulesText({ words: { say, has }, chosen, asked: rule, picture }: Props) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule) place.current?.scrollIntoView();
  }, [rule]);
  const sections: number[] = [];
  while (has(`rules.${sections.length + 1}.title`)) sections.push(sections.length + 1);
  const numbersOf = (section: number): string[] => say(`rules.${section}.rules`).split(', ');
  /** The options' remarks on a section. */
  const asChosen = (section: number): string[] =>
    Object.entries(chosen).flatMap(([name, value]) => {
      const key = `rules.${section}.${name}`;
      if (has(`${key}.${value}`)) return say(`${key}.${value}`);
      return has(key) ? say(key, { [name]: value }) : [];
    });
  const isAsked = (section: number): boolean => rule !== undefined && numbersOf(section).includes(rule);
  return (
    <ol>
      {sections.map((section) => (
        <li key={section} {...(isAsked(section) && { ref: place, 'data-asked': rule })}>
          <h2>
            {say(`rules.${section}.title`)} <RuleNumbers numbers={numbersOf(section)} />
          </h2>
          {has(`rules.${section}.text`) && <p>{say(`rules.${section}.text`)}</p>}
          {asChosen(section).map((sentence) => (
            <p key={sentence} className="as-chosen">
              {sentence}
            </p>
          ))}
          {picture?.(section)}
        </li>
      ))}
    </ol>
  );
}

/** Each number stays on one line. */
function RuleNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  return (
    <cite>
      {numbers.map((number, place) => (
        <Fragment key={number}>
          {place > 0 && ', '}
          <span>{number}</span>
        </Fragment>
      ))}
    </cite>
  );
}
