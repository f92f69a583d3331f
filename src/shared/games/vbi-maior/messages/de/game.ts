import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Vbi Maior',
  'game.about':
    'Alle zusammen gegen Zufall und Vergessen: neunzig Augenblicke Roms, ohne ein Wort in die Reihe gelegt.',
  // The log: one sentence an event, and one for what follows from it.
  'event.shuffle': 'Der Vorrat wird gemischt',
  'event.deal': 'Runde {turn}: {turn, plural, one {eine Karte} other {# Karten}} für alle',
  'event.arrange': '{name} legt den Stapel hin',
  'event.vote': '{name} hat abgestimmt',
  'event.ballot': 'Alle haben abgestimmt',
  'event.tie': 'Gleichstand: Der Zufall wählt {card}',
  'event.curse': 'Fluch: {card}, gezogen von {name}',
  'event.draw': '{name} bekommt verdeckt eine Karte aus dem Vorrat',
  'event.muddle': 'Der Stapel von {name} wird verdeckt gemischt',
  'event.turn-up.fits': '{name} deckt {card} auf',
  'event.turn-up.iuppiter': '{name} deckt {card} auf, und dank Jupiter passt sie',
  'event.turn-up.returned': '{name} deckt {card} auf: zu spät, ab in die Rückgabe',
  'event.turn-up.mars': '{name} deckt {card} auf: zu spät, aber Mars nimmt sie weg',
  'event.turn-up.works': '{name} bittet {card} um Hilfe',
  'event.turn-up.silenced': '{name} bittet {card} um Hilfe, aber die Götter schweigen',
  'event.choose.mercurius': '{name} schickt Merkur zu {other}',
  'event.choose.vesta': '{name} lässt Vesta {card} aus dem Spiel nehmen',
  'event.choose.vulcanus': '{name} lässt Vulcanus {card} einschmelzen',
  'event.choose.venus': '{name} fragt Venus, wer eine Karte unter {number} hat',
  'event.face-up': 'Die kleinste Romkarte von {name} ist {card}',
  'event.swap': '{name} und {other} tauschen verdeckt die oberste Karte',
  'event.fortune': 'Fortuna zeigt {cards}: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
  'event.holders': 'Unter {number}: {names}',
  'event.holders.none': 'Unter {number}: niemand',
  'event.back': '{card} geht zurück zu {name}',
  'event.out': '{name} ist raus',
  'event.done': '{name} ist fertig',
  'event.closing': 'In keinem Stapel ist mehr eine Romkarte',
  'event.score':
    'Die Runde bringt {total, plural, one {# Punkt} other {# Punkte}}: {rome} in der Reihe, {blessings} behalten, {fortune} von Fortuna, minus {malus}',
  'event.end.won': 'Die Gruppe hat gewonnen',
  'event.end.deck': 'Der Vorrat reicht nicht mehr für alle: Das Spiel ist verloren',
  'event.end.out': 'Im Stapel war noch eine Romkarte: Das Spiel ist verloren',
  'event.end.malus': 'Ein Malus von zehn in einer Runde: Das Spiel ist verloren',
  // The blessings and curses: what they are called, and what they do (VM-28); more of them is told in the codex.
  'card.ianus.name': 'Janus',
  'card.ianus.effect': 'Du siehst deinen Stapel noch einmal an und ordnest ihn neu.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Alle sehen ihren Stapel noch einmal an und ordnen ihn neu.',

  'card.mercurius.name': 'Merkur',
  'card.mercurius.effect':
    'Wähl jemand anderen mit Karten: Ihr tauscht verdeckt die oberste Karte, seht beide euren Stapel noch einmal an und ordnet ihn neu. Hast du keine Karten, passiert nichts.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect':
    'Die kleinste Romkarte in deinem Stapel wird an ihrer Stelle aufgedeckt. Spielen musst du sie trotzdem.',

  'card.diana.name': 'Diana',
  'card.diana.effect':
    'In jedem Stapel wird die kleinste Romkarte an ihrer Stelle aufgedeckt. Gespielt werden müssen sie trotzdem.',

  'card.fortuna.name': 'Fortuna',
  'card.fortuna.effect':
    'Die obersten drei Karten des Vorrats werden gezeigt, dann wird er gemischt. Jede Romkarte darunter, die höher ist als die zuletzt gelegte, bringt am Ende der Runde einen Punkt.',

  'card.ceres.name': 'Ceres',
  'card.ceres.effect':
    'Zieh zwei Karten in deinen Stapel, soweit es welche gibt, sieh ihn noch einmal an und ordne ihn neu. Ein Fluch darunter wird sofort gespielt.',

  'card.iuppiter.name': 'Jupiter',
  'card.iuppiter.effect': 'Die nächste Romkarte, die jemand aufdeckt, passt, egal welche Zahl sie hat.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Wähl einen Fluch in der Rückgabe: Er geht auf die Ablage und kommt nie wieder.',

  'card.vulcanus.name': 'Vulcanus',
  'card.vulcanus.effect': 'Wähl eine Romkarte in der Rückgabe: Sie geht auf die Ablage und kostet nichts.',

  'card.saturnus.name': 'Saturn',
  'card.saturnus.effect': 'Der Malus dieser Runde zählt halb, abgerundet.',

  'card.mars.name': 'Mars',
  'card.mars.effect': 'Die nächste Romkarte, die nicht passt, geht auf die Ablage statt in die Rückgabe.',

  'card.venus.name': 'Venus',
  'card.venus.effect': 'Nenn eine Zahl von 1 bis 90. Alle erfahren, wer eine kleinere Romkarte hat.',

  'card.neptunus.name': 'Neptun',
  'card.neptunus.effect':
    'Die zuletzt gelegte Karte geht zurück in den Stapel, aus dem sie kam. Er wird noch einmal angesehen und neu geordnet, und die Karte davor ist wieder die letzte.',

  'card.barbari.name': 'Barbaren vor den Toren',
  'card.barbari.effect':
    'Alle bekommen verdeckt die oberste Karte des Vorrats auf ihren Stapel, im Uhrzeigersinn; den Anfang macht, wer den Fluch gezogen hat. Ein Fluch darunter wird sofort gespielt.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'Der ganze Stapel, aus dem der Fluch kam, wird verdeckt gemischt und gespielt, wie er kommt. Wer ihn neu ordnet, bringt ihn wieder in die Reihe.',

  'card.silentium.name': 'Die Götter schweigen',
  'card.silentium.effect':
    'Bis zum Ende der Runde bewirken aufgedeckte Segen nichts; auf die Ablage kommen sie trotzdem.',
};
