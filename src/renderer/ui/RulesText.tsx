import { type ReactNode, useEffect, useRef } from 'react';
import type { OptionValue } from '#shared/engine/options.ts';
import type { Translator } from '../i18n/say.ts';
import { Sheet } from './Sheet.tsx';

interface SheetProps extends Pick<Translator, 'say'> {
  onClose(): void;
  /** Where one goes on from here. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

interface Props {
  /** The rules of the game among them: `rules.n.title`, `rules.n.text`, and what each option says about it. */
  readonly words: Translator;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  /** The number of a rule that was asked for: its section is set apart, and in sight. */
  readonly asked?: string | undefined;
  /** What a section is shown with, if anything. */
  picture?(section: number): ReactNode;
}

/** The sheet that they are read on. */
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

/** The rules of a game, section by section, with what was chosen set apart. */
export function RulesText({ words: { say, has }, chosen, asked, picture }: Props) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked) place.current?.scrollIntoView();
  }, [asked]);
  const sections: number[] = [];
  while (has(`rules.${sections.length + 1}.title`)) sections.push(sections.length + 1);
  /** What the table's options say about a section. */
  const asChosen = (section: number): string[] =>
    Object.entries(chosen).flatMap(([name, value]) => {
      const key = `rules.${section}.${name}`;
      if (has(`${key}.${value}`)) return say(`${key}.${value}`);
      return has(key) ? say(key, { [name]: value }) : [];
    });
  const isAsked = (section: number): boolean =>
    asked !== undefined && say(`rules.${section}.rules`).split(', ').includes(asked);
  return (
    <ol>
      {sections.map((section) => (
        <li key={section} {...(isAsked(section) && { ref: place, 'data-asked': asked })}>
          <h2>
            {say(`rules.${section}.title`)} <cite>{say(`rules.${section}.rules`)}</cite>
          </h2>
          <p>{say(`rules.${section}.text`)}</p>
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
