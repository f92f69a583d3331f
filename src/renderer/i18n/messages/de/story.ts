import type { Messages } from '#shared/i18n/translate.ts';

/** A finished match in a few tricks. */
export const STORY: Messages = {
  'story.title': 'Höhepunkte',
  'story.choosing': 'Die besten Momente werden gesucht …',
  'story.none': 'In dieser Partie sticht nichts heraus.',
  'story.none.evening': 'An diesem Abend sticht nichts heraus.',
  'story.save': 'Als Bild speichern',
  'story.again': 'Noch mal versuchen',
  'story.luck': 'Das größte Glück',
  'story.bluff': 'Der beste Bluff',
  'story.move': 'Der teuerste Zug',
  'story.comeback': 'Die Aufholjagd',
  'story.luck.said': 'Spiel {deal}: {names} mit Karten, die im Schnitt {worth} bringen. Daraus wurden {brought}.',
  'story.bluff.said':
    'Nach diesem Stich sah es nach {suspect} aus ({suspected} %). Tatsächlich war es {names} ({truth} %).',
  'story.bluff.alone': 'Nach diesem Stich sah es nach {suspect} aus ({suspected} %). Aber {names} spielte allein.',
  'story.move.said': 'Leicht zu übersehen, {names}. Besser: {better}, etwa {cost} mehr.',
  'story.misplay': 'Der teuerste Fehler',
  'story.run': 'Die längste Reihe',
  'story.perfect': 'Eine perfekte Runde',
  'story.misplay.said':
    'Etwas zu früh, {names}: {count, plural, one {# Karte kam} other {# Karten kamen}} danach zu spät.',
  'story.run.said': 'Runde {deal}: {count} Karten in Folge, alle der Reihe nach, ohne ein Wort.',
  'story.perfect.said': 'Runde {deal}: alle {count} Karten der Reihe nach, ohne ein Wort.',
  'story.comeback.said': '{names}: nach Spiel {after} noch {behind} zurück, ab Spiel {deal} vorn, bis zum Schluss.',
  'story.place': '{game} · Runde {round}, Tisch {table}',
  'story.amount': '{count, plural, one {{points} Punkt} other {{points} Punkte}}',
};
