/** Completes a request for an evening with defaults. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { newEvening } from '#shared/evening/plan.ts';
import type { FormId, FormSettings } from '#shared/evening/schema.ts';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import type { GameOffer } from '#shared/protocol/room.ts';

export type Scoring = EveningRequest['scoring'];
type WishedGame = EveningRequest['games'][number];

/** The options chosen so far. */
export type ChosenOptions = Partial<Omit<EveningRequest, 'games'>> & { readonly games?: readonly WishedGame[] };

/** The people here and the games available. */
export interface EveningContext {
  readonly offers: readonly GameOffer[];
  readonly people: number;
}

export const SCORINGS: readonly Scoring[] = ['places', 'score', 'duplicate'];

const FORMS: Readonly<Record<FormId, FormSettings>> = {
  movement: { form: 'movement', remainder: 'bots' },
  groups: { form: 'groups', groups: 'stay' },
  'round-robin': { form: 'round-robin' },
  swiss: { form: 'swiss' },
  free: { form: 'free' },
};
export const FORM_IDS = Object.keys(FORMS) as readonly FormId[];

/** Possible lengths of a round, in minutes. */
export const MINUTES: readonly number[] = [5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 180];

const DEFAULTS = { minutes: 20, deals: 4, rounds: 4, groups: 3 };
/** Maximum number of players for a round robin in one evening. */
const MAX_ROUND_ROBIN = 6;

/** The complete request: with the chosen form and scoring, if they fit the games; else with ones that do. */
export function withDefaults(chosen: ChosenOptions, context: EveningContext): EveningRequest {
  const games = chosen.games ?? usualGames(context);
  const forms = chosen.form ? [chosen.form, ...inOrder(games, context)] : inOrder(games, context);
  const scorings = chosen.scoring ? [chosen.scoring, ...SCORINGS] : SCORINGS;
  const all = forms.flatMap((form) => scorings.map((scoring) => complete(chosen, games, form, scoring, context)));
  const fitting = all.find((request) => !refusalOf(request, context)) ?? all[0];
  if (!fitting) throw new Error('there is no form');
  return fitting;
}

/** Why this request can't be fulfilled, whoever comes. */
export function refusalOf(request: EveningRequest, { offers }: EveningContext): Refusal | undefined {
  const games = request.games.flatMap(({ game, size, options }) => {
    const offer = offers.find((one) => one.game === game);
    return offer ? { offer, size: size ?? offer.seats.usual, options: options ?? {} } : [];
  });
  if (request.scoring === 'duplicate') {
    const none = games.find(({ offer }) => offer.deals.length === 0);
    if (none) return refusal('desk', 'no-duplicate', { game: none.offer.game });
    const wrong = games.find(({ offer }) => !offer.deals.includes(request.deals ?? 0));
    if (wrong) return refusal('desk', 'not-so-many-deals', { game: wrong.offer.game, deals: request.deals ?? 0 });
  }
  const { form, scoring, rounds, minutes, deals = 0 } = request;
  const step = newEvening({
    ...{ name: request.name, form, scoring, rounds, minutes, deals, players: [] },
    games: games.map(({ offer: { game, seats, together }, size, options }) => {
      return { game, options, size, seats: { min: seats.min, max: seats.max }, together };
    }),
  });
  return 'refusal' in step ? step.refusal : undefined;
}

/** Why these games can't be played in this form, whatever the scoring. */
export function refusalOfForm(id: FormId, chosen: ChosenOptions, context: EveningContext): Refusal | undefined {
  const request = withDefaults({ ...chosen, form: FORMS[id] }, context);
  if (request.form.form === id) return undefined;
  const games = chosen.games ?? usualGames(context);
  return refusalOf(complete(chosen, games, FORMS[id], 'places', context), context);
}

/** Why this scoring is impossible in this form. */
export function refusalOfScoring(
  scoring: Scoring,
  chosen: ChosenOptions,
  context: EveningContext,
): Refusal | undefined {
  const { form, games } = withDefaults(chosen, context);
  return refusalOf(complete(chosen, games, form, scoring, context), context);
}

/** The default settings of a form. */
export function formOfId(id: FormId): FormSettings {
  return FORMS[id];
}

/** The numbers of deals that all these games allow. */
export function dealsOf(games: readonly WishedGame[], { offers }: EveningContext): readonly number[] {
  const all = games.map(({ game }) => offers.find((one) => one.game === game)?.deals ?? []);
  return (all[0] ?? []).filter((deals) => all.every((own) => own.includes(deals)));
}

function complete(
  chosen: ChosenOptions,
  games: readonly WishedGame[],
  form: FormSettings,
  scoring: Scoring,
  context: EveningContext,
): EveningRequest {
  const sized = games.map((one) => ({ ...one, size: sizeIn(form, one, context) }));
  const deals = dealsOf(games, context);
  const wanted = chosen.deals ?? DEFAULTS.deals;
  return {
    ...chosen,
    name: chosen.name ?? '',
    games: sized,
    form,
    scoring,
    rounds: chosen.rounds ?? roundsFor(form, context.people),
    minutes: chosen.minutes ?? DEFAULTS.minutes,
    deals: scoring === 'duplicate' ? (deals.findLast((one) => one <= wanted) ?? deals[0] ?? 0) : 0,
  };
}

/** Two, in duels; else as chosen. */
function sizeIn({ form }: FormSettings, { game, size }: WishedGame, { offers }: EveningContext): number {
  const seats = offers.find((one) => one.game === game)?.seats;
  const isDuel = form === 'swiss' || form === 'round-robin';
  return isDuel && seats?.min === 2 ? 2 : (size ?? seats?.usual ?? 2);
}

/** The game with the fewest bot seats; of several, the one with the largest tables. */
function usualGames({ offers, people }: EveningContext): WishedGame[] {
  const bots = ({ seats: { usual } }: GameOffer): number => (usual - (people % usual)) % usual;
  const best = offers.toSorted((a, b) => bots(a) - bots(b) || b.seats.usual - a.seats.usual)[0];
  return best ? [{ game: best.game, options: best.last.options }] : [];
}

/** Duels first for games for two. */
function inOrder(games: readonly WishedGame[], { offers, people }: EveningContext): FormSettings[] {
  const duels = people <= MAX_ROUND_ROBIN ? [FORMS['round-robin'], FORMS.swiss] : [FORMS.swiss, FORMS['round-robin']];
  const areDuels = games.every(({ game }) => offers.find((one) => one.game === game)?.seats.max === 2);
  const tables = [FORMS.movement, FORMS.groups];
  return [...(areDuels ? [...duels, ...tables] : [...tables, ...duels]), FORMS.free];
}

/** Enough rounds to separate the players, or for all to have met. */
function roundsFor({ form }: FormSettings, people: number): number {
  switch (form) {
    case 'swiss':
      return Math.max(2, Math.ceil(Math.log2(people)) + 1);
    case 'round-robin':
      return Math.max(1, people % 2 === 0 ? people - 1 : people);
    case 'movement':
      return DEFAULTS.rounds;
    case 'groups':
      return DEFAULTS.groups;
    case 'free':
      return 1;
  }
}
