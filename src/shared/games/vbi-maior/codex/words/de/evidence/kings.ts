import type { Messages } from '../../../../../../words/say.ts';

export const KINGS: Messages = {
  R1: 'Livius schrieb es mehr als siebenhundert Jahre später auf. Die Hütten hat man ausgegraben, aber Romulus findet kein Spaten.',
  'R1.author': 'Livius',
  'R1.work': 'Ab urbe condita',
  'R1.place': '1,4–7',

  R2: 'Alle, die davon schreiben, lebten mindestens siebenhundert Jahre später. Aus jener Zeit selbst spricht nichts davon.',
  'R2.author': 'Livius',
  'R2.work': 'Ab urbe condita',
  'R2.place': '1,9–13',

  R3: 'Die Bräuche gab es, und sie sind alt. Dass ein einziger König sie alle einführte, ist eine spätere Erzählung.',
  'R3.author': 'Plutarch',
  'R3.work': 'Numa',
  'R3.place': '8–20',

  R4: 'Livius wusste selbst nicht, welche drei die Römer waren. Vom Kampf hat man keine Spur gefunden.',
  'R4.author': 'Livius',
  'R4.work': 'Ab urbe condita',
  'R4.place': '1,24–29',

  R5: 'Die Holzbrücke stand lange, aber wer die erste baute, weiß niemand. Was man in Ostia ausgrub, ist jünger.',
  'R5.author': 'Livius',
  'R5.work': 'Ab urbe condita',
  'R5.place': '1,33',

  R6: 'Die Erde selbst erzählt es: Bohrer brachten die Aufschüttung herauf, Schicht für Schicht. Nur der Name des Königs ist Überlieferung.',
  'R6.author': 'Livius',
  'R6.work': 'Ab urbe condita',
  'R6.place': '1,38',

  R7: 'Spätere Römer kannten so eine Zählung aus ihrer eigenen Zeit. Sie schrieben sie einem frühen König zu.',
  'R7.author': 'Livius',
  'R7.work': 'Ab urbe condita',
  'R7.place': '1,42–44',
};
