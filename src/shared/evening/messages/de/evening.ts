import type { Messages } from '../../../i18n/translate.ts';

/** Why something can't be done with an evening: what is so, and what to do about it. Then what its tables are headed with. */
export const EVENING: Messages = {
  // Planning
  'no-game': 'Wähl mindestens ein Spiel für den Abend.',
  'game-twice': '{game} ist schon dabei. Wähl jedes Spiel nur einmal.',
  'bad-size': '{game} spielt man zu {min} bis {max}. Wähl eine dieser Zahlen.',
  'not-for-two': '{game} geht nicht zu zweit, also auch nicht als Duell. Wähl eine andere Form oder ein anderes Spiel.',
  'plays-as-one': 'Bei {game} gewinnt oder verliert der ganze Tisch. Nimm dafür Gruppen oder freies Spiel.',
  'plays-alone':
    'Bei {game} spielen alle für sich, darum lassen sich Gruppen nicht vergleichen. Wähl eine andere Form.',
  'groups-by-deals': 'Gruppen brauchen gleiche Karten. Wähl das bei „Was zählt“.',
  'spread-duplicate': 'Gleiche Karten gehen nur an gleich großen Tischen. Lass Bots auffüllen oder einige aussetzen.',
  'free-duplicate': 'Beim freien Spiel gibt es keine gleichen Karten. Lass Ränge oder Punkte zählen.',
  'scores-of-one-game':
    'Punkte aus verschiedenen Spielen lassen sich nicht addieren. Lass Ränge zählen, oder wähl nur ein Spiel.',
  'how-many-deals': 'Wähl, wie viele Spiele jeder Tisch pro Runde spielt: 1 bis {max}.',
  'deals-for-nothing':
    'Eine feste Zahl von Spielen gibt es nur mit gleichen Karten. Lass gleiche Karten zählen, oder nimm keine Zahl.',
  'bad-rounds': 'Möglich sind {min} bis {max} Runden.',
  'bad-minutes': 'Eine Runde dauert 1 bis {max} Minuten.',

  // People
  'player-twice': 'Jemand ist doppelt eingetragen. Trag alle nur einmal ein.',
  'too-many-players': 'Der Abend ist voll: höchstens {max} Leute.',
  'no-such-player': 'Die Person gehört nicht zu diesem Abend. Trag sie erst ein.',
  'there-already': '{name} ist schon da.',
  'gone-already': '{name} ist schon gegangen. Was bis dahin gespielt wurde, zählt weiter.',

  // Rounds
  'too-few': 'Dafür braucht es mindestens {min} Leute. Warte noch, oder lass Bots auffüllen.',
  'all-rounds-made':
    '{rounds, plural, one {Die eine Runde ist} other {Alle # Runden sind}} schon aufgestellt. Häng noch eine an, wenn ihr weiterspielen wollt.',
  'all-have-met': 'Alle haben gegen alle gespielt. Die Rangliste ist endgültig.',
  'free-has-no-rounds': 'Beim freien Spiel gibt es keine Runden: Setzt euch und spielt, alles zählt.',
  'no-round': 'Noch gibt es keine Runde.',
  'round-begun': 'Runde {round} hat schon ein Ergebnis und bleibt. Berichtige, was falsch ist.',
  'sits-already': 'Die Person sitzt in dieser Runde an Tisch {table}.',

  // Tables and results
  'no-such-table': 'In Runde {round} gibt es keinen Tisch {table}.',
  'no-such-seat': 'An Tisch {table} gibt es in Runde {round} keinen Platz {seat}.',
  'table-begun': 'Tisch {table} hat in Runde {round} schon ein Ergebnis: Dort kann sich niemand mehr setzen.',
  'deal-missing': 'In Runde {round} werden Spiele verglichen. Gib an, zu welchem Spiel das Ergebnis gehört.',
  'no-such-deal': 'In Runde {round} wird Spiel {deal} nicht gespielt.',
  'bad-result': 'So passt das Ergebnis nicht: Es braucht eine Wertung für jeden der {seats} Plätze.',
  'result-there': 'Das Ergebnis von Tisch {table} in Runde {round} gibt es schon. Ist es falsch, berichtige es.',
  'result-not-there': 'Tisch {table} hat in Runde {round} dieses Ergebnis noch nicht: Es gibt nichts zu berichtigen.',
  'reason-missing': 'Gib einen Grund an, mit höchstens {max} Zeichen.',
  'who-corrects': 'Gib an, wer das Ergebnis berichtigt, mit höchstens {max} Zeichen.',
  'too-many-entries': 'Das Ergebnis von Tisch {table} in Runde {round} wurde zu oft berichtigt. Es bleibt jetzt so.',

  // Free play
  'not-free': 'Dieser Abend hat Runden: Es zählt nur, was an seinen Tischen gespielt wird.',
  'not-of-the-evening': '{game} gehört nicht zu diesem Abend, darum zählt die Partie nicht.',
  'nobody-of-the-evening': 'Niemand von diesem Abend hat mitgespielt, darum zählt die Partie nicht.',
  'too-many-matches': 'Dieser Abend hat {max} Partien gezählt; mehr geht nicht.',

  // Bets

  // What orders the standings
  'tie-break.buchholz': 'Buchholz',
  'tie-break.direct': 'Direkter Vergleich',
  'tie-break.wins': 'Siege',
  'tie-break.margin': 'Differenz',
  'tie-break.scores': 'Punkte im Spiel',
  'tie-break.fewer-tables': 'Weniger Partien',

  // What a line of somebody's points is
  'line.played': 'gespielt',
  'line.open': 'offen',
  'line.broken off': 'abgebrochen',
  'line.out': 'ausgesetzt',

  // The heads of exported tables
  'csv.place': 'Rang',
  'csv.name': 'Name',
  'csv.points': 'Punkte',
  'csv.tables': 'Gespielte Tische',
  'csv.won': 'Siege',
  'csv.round': 'Runde {round}',
  'csv.number': 'Runde',
  'csv.table': 'Tisch',
  'csv.deal': 'Spiel',
  'csv.with': 'Mit',
  'csv.score': 'Wertung',
  'csv.state': 'Stand',
  'csv.bot': 'Bot',
};
