import type { Messages } from '#shared/i18n/translate.ts';

/** A finished match in a few tricks. */
export const STORY: Messages = {
  'story.title': 'I momenti migliori',
  'story.choosing': 'Scelgo i momenti migliori…',
  'story.none': 'In questa partita non spicca niente.',
  'story.none.evening': 'In questa serata non spicca niente.',
  'story.save': 'Salva come immagine',
  'story.again': 'Riprova',
  'story.luck': 'La smazzata più fortunata',
  'story.bluff': 'Il miglior bluff',
  'story.move': 'La mossa più cara',
  'story.comeback': 'La rimonta',
  'story.luck.said': 'Smazzata {deal}: a {names} carte che in media valgono {worth}. Alla fine: {brought}.',
  'story.bluff.said':
    'Dopo questa presa le carte facevano pensare a {suspect} ({suspected}%). Invece il socio era {names} ({truth}%).',
  'story.bluff.alone':
    'Dopo questa presa le carte facevano pensare a {suspect} ({suspected}%). Invece {names} giocava da solo.',
  'story.move.said': 'Non era facile, {names}. Meglio: {better}, circa {cost} in più.',
  'story.misplay': 'L’errore più caro',
  'story.run': 'La serie più lunga',
  'story.perfect': 'Turno perfetto',
  'story.misplay.said':
    'Un attimo troppo presto, {names}: {count, plural, one {# carta è arrivata} other {# carte sono arrivate}} tardi.',
  'story.run.said': 'Turno {deal}: {count} carte di fila, tutte in ordine, senza una parola.',
  'story.perfect.said': 'Turno {deal}: tutte in ordine, {count} carte, senza una parola.',
  'story.comeback.said':
    '{names}: sotto di {behind} dopo la smazzata {after}, in testa dalla smazzata {deal} fino alla fine.',
  'story.place': '{game} · turno {round}, tavolo {table}',
  'story.amount': '{count, plural, one {{points} punto} other {{points} punti}}',
};
