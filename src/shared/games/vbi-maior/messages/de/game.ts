import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Vbi Maior',
  'game.about':
    'Alle gemeinsam gegen Zufall und Gedächtnis: neunzig Augenblicke Roms, ohne ein Wort in die Reihe gelegt.',
  // The log: one sentence an event, and one for what follows from it.
  'event.shuffle': 'Der Vorrat wird gemischt',
  'event.deal': 'Runde {turn}: für alle {turn, plural, one {eine Karte} other {# Karten}}',
  'event.arrange': '{name} legt den Stapel hin',
  'event.vote': '{name} hat abgestimmt',
  'event.ballot': 'Alle haben abgestimmt',
  'event.tie': 'Unentschieden: Der Zufall nimmt {card}',
  'event.curse': 'Fluch: {card}, getragen von {name}',
  'event.draw': '{name} bekommt ungesehen eine Karte aus dem Vorrat',
  'event.muddle': 'Der Stapel von {name} wird ungesehen gemischt',
  'event.turn-up.fits': '{name} deckt {card} auf',
  'event.turn-up.iuppiter': '{name} deckt {card} auf, und Jupiter lässt sie liegen',
  'event.turn-up.returned': '{name} deckt {card} auf: zu spät, ab in die Rückgabe',
  'event.turn-up.mars': '{name} deckt {card} auf: zu spät, aber Mars nimmt sie weg',
  'event.turn-up.works': '{name} ruft {card} an',
  'event.turn-up.silenced': '{name} ruft {card} an, aber die Götter schweigen',
  'event.choose.mercurius': '{name} schickt Merkur zu {other}',
  'event.choose.vesta': '{name} lässt Vesta {card} aus dem Spiel nehmen',
  'event.choose.vulcanus': '{name} lässt Vulcanus {card} einschmelzen',
  'event.choose.venus': '{name} fragt Venus, wer eine Karte unter {number} hat',
  'event.face-up': 'Die kleinste Romkarte von {name} ist {card}',
  'event.swap': '{name} und {other} tauschen ungesehen die oberste Karte',
  'event.fortune': 'Fortuna zeigt {cards}: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
  'event.holders': 'Unter {number}: {names}',
  'event.holders.none': 'Unter {number}: niemand',
  'event.back': '{card} geht zurück zu {name}',
  'event.out': '{name} ist raus',
  'event.done': '{name} ist fertig',
  'event.closing': 'In keinem Stapel ist mehr eine Romkarte',
  'event.score':
    'Die Runde bringt {total, plural, one {# Punkt} other {# Punkte}}: {rome} in der Reihe, {blessings} aufgehoben, {fortune} von Fortuna, minus {malus}',
  'event.end.won': 'Die Gruppe hat gewonnen',
  'event.end.deck': 'Der Vorrat reicht nicht mehr für alle: Das Spiel ist verloren',
  'event.end.out': 'Im Stapel war noch eine Romkarte: Das Spiel ist verloren',
  'event.end.malus': 'Ein Malus von zehn in einer Runde: Das Spiel ist verloren',
  // The blessings and curses: what they are called, and what they do (VM-28); more of them is told in the codex.
  'card.ianus.name': 'Janus',
  'card.ianus.effect': 'Wer ihn aufgedeckt hat, sieht den eigenen Stapel noch einmal an und legt ihn neu hin.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Alle sehen ihren Stapel noch einmal an und legen ihn neu hin.',

  'card.mercurius.name': 'Merkur',
  'card.mercurius.effect':
    'Wähl einen anderen Platz mit Karten: Ihr gebt einander ungesehen die oberste Karte, und beide sehen ihren Stapel an und ordnen neu. Ohne eigene Karte geschieht nichts.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect':
    'Die kleinste Romkarte in deinem Stapel wird aufgedeckt, wo sie liegt. Gespielt werden muss sie noch.',

  'card.diana.name': 'Diana',
  'card.diana.effect':
    'In jedem Stapel wird die kleinste Romkarte aufgedeckt, wo sie liegt. Gespielt werden müssen sie noch.',

  'card.fortuna.name': 'Fortuna',
  'card.fortuna.effect':
    'Die obersten drei Karten des Vorrats werden gezeigt, dann wird er gemischt. Jede Romkarte darunter, die höher ist als die zuletzt gelegte, bringt am Ende der Runde einen Punkt.',

  'card.ceres.name': 'Ceres',
  'card.ceres.effect':
    'Zieh zwei Karten in deinen Stapel, soweit es welche gibt, dann sieh ihn an und ordne neu. Ein Fluch darunter wird sofort gespielt.',

  'card.iuppiter.name': 'Jupiter',
  'card.iuppiter.effect': 'Die nächste Romkarte, die jemand aufdeckt, passt, gleich welche Zahl sie hat.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Wähl einen Fluch in der Rückgabe: Er geht auf die Ablage und kommt nie wieder.',

  'card.vulcanus.name': 'Vulcanus',
  'card.vulcanus.effect': 'Wähl eine Romkarte in der Rückgabe: Sie geht auf die Ablage und kostet nichts.',

  'card.saturnus.name': 'Saturn',
  'card.saturnus.effect': 'Der Malus dieser Runde zählt halb, abgerundet.',

  'card.mars.name': 'Mars',
  'card.mars.effect': 'Die nächste Romkarte, die nicht passt, geht auf die Ablage statt in die Rückgabe.',

  'card.venus.name': 'Venus',
  'card.venus.effect': 'Nenn eine Zahl von 1 bis 90. Alle erfahren, wer eine Romkarte darunter hat.',

  'card.neptunus.name': 'Neptun',
  'card.neptunus.effect':
    'Die zuletzt gelegte Karte geht zurück in den Stapel, aus dem sie kam. Dort wird neu angesehen und geordnet, und die Karte davor ist wieder die letzte.',

  'card.barbari.name': 'Barbaren vor den Toren',
  'card.barbari.effect':
    'Alle bekommen die oberste Karte des Vorrats auf ihren Stapel, und niemand sieht hin: zuerst, wer den Fluch trägt, dann im Uhrzeigersinn. Ein Fluch darunter wird sofort gespielt.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'Der ganze Stapel, aus dem der Fluch kam, wird ungesehen gemischt, und was aufgedeckt wird, ist gespielt. Neu ordnen bringt die Reihenfolge zurück.',

  'card.silentium.name': 'Die Götter schweigen',
  'card.silentium.effect':
    'Bis zum Ende der Runde bewirken aufgedeckte Segen nichts; auf die Ablage kommen sie trotzdem.',
};
