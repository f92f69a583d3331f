/** Verifies a record's seals: complete, and the only source of the draws. */

import type { Draw, RecordSeal } from '../fair-shuffle/schema.ts';
import { type SealFault, verifyContributions, verifyDraws } from '../fair-shuffle/verify.ts';
import { type Match, newMatch, take } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Fault } from './replay.ts';

/** The first fault in a valid match's seals, with its event; undefined for none. */
export function refuseSealedDraws(match: Match, seals: readonly RecordSeal[]): Fault | undefined {
  const end = match.events.length;
  const [first] = seals;
  if (!first) return { event: end, refusal: refusal('seal', 'no-seals') };
  if (seals.some(({ match: name, seal }, k) => name !== first.match || seal !== k)) {
    return { event: end, refusal: refusal('seal', 'seal-numbers') };
  }
  const astray = firstMismatch(match, seals);
  if (astray !== undefined) return { event: astray, refusal: refusal('seal', 'seal-events') };
  const choices = choicesIn(match);
  for (const seal of seals) {
    const fault = faultOf(match, seal, choices);
    if (fault) return fault;
  }
  return undefined;
}

/** The first event where draws and seals differ. */
function firstMismatch({ events }: Match, seals: readonly RecordSeal[]): number | undefined {
  const drawn = events.flatMap(({ by }, k) => (by === 'chance' ? [k] : []));
  const named = seals.flatMap(({ draws }) => draws.map(({ event }) => event));
  const longer = drawn.length > named.length ? drawn : named;
  const place = longer.findIndex((_, k) => drawn[k] !== named[k]);
  return place < 0 ? undefined : Math.min(drawn[place] ?? events.length, named[place] ?? events.length);
}

/** Chance's choices by event, from the rules. */
function choicesIn({ rules, options, seats, events }: Match): ReadonlyMap<number, readonly string[]> {
  const again = newMatch(rules, options, seats);
  const choices = new Map<number, readonly string[]>();
  for (const [k, event] of events.entries()) {
    const among = event.by === 'chance' ? (rules.chanceChoices?.(again.state) ?? []) : [];
    if (among.length > 0) choices.set(k, among);
    take(again, event);
  }
  return choices;
}

function faultOf(
  { events, seats }: Match,
  seal: RecordSeal,
  choices: ReadonlyMap<number, readonly string[]>,
): Fault | undefined {
  const [part] = verifyContributions(seal);
  if (part) return { event: events.length, refusal: sealRefusal(seal, part) };
  const wrong = seal.draws.find(({ event, among }) => JSON.stringify(among) !== JSON.stringify(choices.get(event)));
  if (wrong) return { event: wrong.event, refusal: refusal('seal', 'seal-among', { seal: seal.seal }) };
  const draws = seal.draws.flatMap(({ event: k, among }): Draw[] => {
    const event = events[k];
    return event?.by === 'chance' ? [{ event: { ...event }, ...(among && { among }) }] : [];
  });
  const [drawn] = verifyDraws(seal, draws, seats);
  return drawn && { event: seal.draws[drawn.draw ?? 0]?.event ?? events.length, refusal: sealRefusal(seal, drawn) };
}

function sealRefusal({ seal }: RecordSeal, { code, device }: SealFault): Refusal {
  return refusal('seal', `seal-${code}`, { seal, ...(device !== undefined && { device }) });
}
