import type { Messages } from '../../../i18n/translate.ts';

/** Why something can't be done with an evening: what is so, and what to do about it. Then what its tables are headed with. */
export const EVENING: Messages = {
  // Planning
  'no-game': 'Ein Abend braucht ein Spiel. Wähl mindestens eines.',
  'game-twice': '{game} ist schon dabei. Wähl jedes Spiel nur einmal.',
  'bad-size': '{game} spielt man zu {min} bis {max} am Tisch. Wähl eine Zahl davon.',
  'not-for-two':
    '{game} ist kein Spiel für zwei, also nichts für Zweikämpfe. Wähl eine andere Form oder ein anderes Spiel.',
  'plays-as-one': 'Bei {game} gewinnt oder verliert ein Tisch gemeinsam. Nimm dafür Gruppen oder freies Spiel.',
  'plays-alone':
    'Bei {game} spielen alle für sich, darum lassen sich Gruppen nicht vergleichen. Nimm dafür eine andere Form.',
  'groups-by-deals': 'Gruppen vergleicht man mit gleichen Karten. Wähl das bei „Was zählt“.',
  'spread-duplicate':
    'Gleiche Karten kann man nur an gleich großen Tischen vergleichen. Lass Bots auffüllen oder einige aussetzen.',
  'free-duplicate': 'Im freien Spiel haben keine zwei Tische gleiche Karten. Lass Ränge oder Punkte zählen.',
  'scores-of-one-game':
    'Punkte eines Spiels kann man nicht zu denen eines anderen zählen. Lass Ränge zählen, oder wähl ein Spiel.',
  'how-many-deals': 'Sag, wie viele Spiele jeder Tisch in einer Runde spielt: 1 bis {max}.',
  'deals-for-nothing':
    'Spiele werden nummeriert, wo man sie vergleicht. Lass gleiche Karten zählen, oder nimm keine Zahl.',
  'bad-rounds': 'Hier kann es {min} bis {max} Runden geben.',
  'bad-minutes': 'Eine Runde dauert 1 bis {max} Minuten.',

  // People
  'player-twice': 'Jemand ist zweimal genannt. Nenn alle nur einmal.',
  'too-many-players': 'Ein Abend hat Platz für {max} Leute, und so viele sind da.',
  'no-such-player': 'Die Person gehört nicht zu diesem Abend. Lass sie erst herein.',
  'there-already': '{name} ist schon da.',
  'gone-already': '{name} ist schon gegangen. Was bis dahin gespielt ist, zählt weiter.',

  // Rounds
  'too-few': 'Dazu braucht es mindestens {min} Leute. Warte auf jemanden, oder lass Bots auffüllen.',
  'all-rounds-made':
    '{rounds, plural, one {Die eine Runde ist} other {Alle # Runden sind}} gemacht. Häng eine an, dann geht es weiter.',
  'all-have-met': 'Hier haben alle gegen alle gespielt. Die Rangliste ist endgültig.',
  'free-has-no-rounds': 'Im freien Spiel gibt es keine Runden: Setzt euch und spielt, dann zählt es.',
  'no-round': 'Noch gibt es keine Runde.',
  'round-begun': 'Runde {round} hat schon ein Ergebnis und bleibt. Berichtige, was daran falsch ist.',
  'sits-already': 'Die Person sitzt in dieser Runde an Tisch {table}.',

  // Tables and results
  'no-such-table': 'Runde {round} hat keinen Tisch {table}.',
  'no-such-seat': 'Tisch {table} in Runde {round} hat keinen Platz {seat}.',
  'table-begun': 'Tisch {table} in Runde {round} hat schon ein Ergebnis, darum kann sich dort niemand mehr setzen.',
  'deal-missing': 'In Runde {round} werden Spiele verglichen. Sag, zu welchem Spiel dieses Ergebnis gehört.',
  'no-such-deal': 'In Runde {round} wird Spiel {deal} nicht gespielt.',
  'bad-result': 'Das ist kein Ergebnis dieses Tisches: Er braucht eine Wertung für jeden seiner {seats} Plätze.',
  'result-there': 'Tisch {table} in Runde {round} hat dieses Ergebnis schon. Ist es falsch, berichtige es.',
  'result-not-there': 'Tisch {table} in Runde {round} hat dieses Ergebnis noch nicht. Es gibt nichts zu berichtigen.',
  'reason-missing': 'Sag, warum das Ergebnis berichtigt wird, in höchstens {max} Buchstaben.',
  'who-corrects': 'Sag, wer das Ergebnis berichtigt, in höchstens {max} Buchstaben.',
  'too-many-entries': 'Das Ergebnis von Tisch {table} in Runde {round} wurde zu oft berichtigt. Es bleibt, wie es ist.',

  // Free play
  'not-free': 'Dieser Abend hat Runden, darum zählt nur, was seine Tische spielen.',
  'not-of-the-evening': '{game} gehört nicht zu diesem Abend, darum zählte die Partie nicht.',
  'nobody-of-the-evening': 'Niemand von diesem Abend hat diese Partie gespielt, darum zählte sie nicht.',
  'too-many-matches': 'Dieser Abend hat {max} Partien gezählt und nimmt keine mehr.',

  // Bets

  // What orders the standings
  'tie-break.buchholz': 'Buchholz',
  'tie-break.direct': 'Gegeneinander',
  'tie-break.wins': 'Siege',
  'tie-break.margin': 'Abstand',
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
