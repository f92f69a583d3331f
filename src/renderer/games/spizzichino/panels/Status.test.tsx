/** The status of a deal shows thirds as points. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { newMatch } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import { Count, Status } from './Status.tsx';

const WORDS = import.meta.glob<Messages>('../messages/*/table.ts', { eager: true, import: 'TABLE_MESSAGES' });
const KIT = import.meta.glob<Messages>('../../../tricks/messages/*/table.ts', { eager: true, import: 'TRICK_TABLE' });

function standing(): Observation {
  const rules = GAMES.spizzichino?.rules;
  const resolved = rules && resolveOptions(rules.options, {});
  if (!resolved || 'refusal' in resolved) throw new Error('Spizzichino can’t be played');
  const { state } = newMatch(rules, resolved.options, 2);
  return { ...(viewOf(rules, state, 0).observation as Observation), taken: [7, 2] };
}

it.each([
  ['en', 'Points'],
  ['it', 'Punti'],
  ['de', 'Punkte'],
])('the column of thirds is headed as points, %s', (language, head) => {
  const words = {
    ...KIT[`../../../tricks/messages/${language}/table.ts`],
    ...WORDS[`../messages/${language}/table.ts`],
  };
  const html = renderToStaticMarkup(
    <Count
      {...({} as Parameters<typeof Count>[0])}
      observation={standing()}
      viewer={0}
      seated={[]}
      say={(key, params) => translate(words, key, params)}
    />,
  );
  const heads = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, text]) => text);
  const first = /<tbody><tr.*?<\/tr>/.exec(html)?.[0] ?? '';
  const cells = [...first.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text);
  expect([heads[1], cells[0]]).toEqual([head, '2⅓']);
});

it('shows the deal’s points beside the match score only until they are in it', () => {
  const shownIn = (phase: Observation['phase']): string =>
    renderToStaticMarkup(
      <Status
        {...({} as Parameters<typeof Status>[0])}
        observation={{ ...standing(), phase } as Observation}
        viewer={0}
        seated={[]}
        say={(key) => key}
      />,
    );
  expect(shownIn('play')).toContain('<sub>+2⅓</sub>');
  expect(shownIn('scored')).not.toContain('<sub>+');
});
