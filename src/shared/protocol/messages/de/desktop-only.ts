import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'Das ist kein gültiger Code: Ein Buchstabe ist falsch, oder es fehlen welche.',
  'code-short': 'Der Code ist länger. Gib alle seine Gruppen ein.',
  'code-other': 'Dieser Code gehört zu einem anderen Spiel oder zu Regeln, die es hier nicht gibt.',
  'deal-fixed':
    'Wie viele mitspielen und nach welchen Regeln, legt der Code fest. Richte für andere Regeln einen anderen Tisch ein.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} ist keine gültige Adresse. Prüf die Schreibweise.',
  'name-not-found': 'Der Name {name} ist im Netz unbekannt. Versuch die Adresse in Zahlen.',
  'nobody-listens':
    'Unter {address} ist ein Computer, aber kein Tisch offen. Prüf auch die Zahl hinter dem Doppelpunkt.',
  'no-answer': 'Keine Antwort von {address}. Sind beide Computer an und im selben Netz?',
  'not-panno-verde': 'Unter {address} läuft etwas anderes als Panno Verde. Prüf die Zahl hinter dem Doppelpunkt.',
  'other-version':
    'Auf {host} läuft Panno Verde {theirs}, hier {ours}. {older, select, ours {Aktualisiere diesen Computer.} theirs {Der andere Computer braucht ein Update.} other {Bringt beide auf dieselbe Version.}} Bis dahin geht es auf diesem Computer im Browser: http://{address}',
  'no-relay': 'Das ist keine Adresse eines Relays, oder das Token fehlt.',

  // Cards that two people compare
  'nothing-to-compare':
    'Diese Verbindung bleibt auf dem Computer oder ist unver\u00ADschlüsselt: Es gibt keine Karten zu vergleichen.',
  'compare-inside': 'Tritt zuerst mit dem Code bei: Dann zeigt auch der andere Computer die Karten.',
  'compare-lies': 'Dort sind schon Karten von diesem Gerät zu sehen. Versuch es in {seconds} s noch einmal.',
  'compare-anew': 'Das hat zu lange gedauert oder ist schon erledigt. Fang neu an.',
  'cards-differ':
    'Die Karten waren verschieden: Jemand hört zwischen euch mit. Die Verbindung ist getrennt, der Schlüssel gelöscht, dein Platz bleibt dir. Nimm ein anderes Netz oder einen Link vom Tisch.',

  // What is kept
  'no-such-device': 'Dieses Gerät ist hier nicht mehr bekannt.',
  'that-is-you': 'Das ist dein eigenes Gerät. Es kann sich nicht selbst entfernen.',
  'no-such-record': 'Diese Partie gehört nicht zu deinen.',

  // Tables
  'only-home-opens': 'Tische eröffnet man am Computer des Gastgebers oder mit Erlaubnis von dort.',
  'no-bot-there': 'Dort sitzt kein Bot.',
  'no-person-there': 'Dort sitzt niemand, den man entfernen könnte.',
  'host-stays': 'Der Gastgeber kann nicht entfernt werden. Steh stattdessen auf.',
  'table-name-empty': 'Gib dem Tisch erst einen Namen.',
  'table-name-long': 'Der Name darf höchstens {max} Zeichen haben.',
  'table-name-taken': 'Ein Tisch heißt hier schon {name}. Wie wäre es mit {free}?',

  // Ein Tisch zieht auf einen anderen Computer um
  'handover-none': 'Von hier können Tische nicht umziehen.',
  'handover-one': 'Gerade zieht schon ein Tisch um. Versuch es gleich noch einmal.',
  'handover-often': 'Das wurde oft gefragt. Warte ein wenig.',
  'handover-practice': 'Übungspartien bleiben, wo sie sind.',
  'handover-evening': 'In dieser Runde gibt es mehrere Tische: Der Spielabend kann gerade nicht umziehen.',
  'handover-aside': 'Diese Partie ist unterbrochen. Setz sie erst fort, dann kann sie umziehen.',
  'handover-over': 'Die Partie ist vorbei. Der Tisch kann umziehen, sobald die nächste vorbereitet ist.',
  'handover-outside': '{name} spielt übers Internet und könnte nicht mitkommen. Der Tisch bleibt hier.',
  'handover-busy': 'Auf {host} läuft schon eine Partie. Der Tisch bleibt hier.',
  'handover-evening-there': 'Auf {host} läuft schon ein Spielabend. Der Tisch bleibt hier.',
  'handover-declined': '{host} nimmt jetzt nicht an. Der Tisch bleibt hier.',
  'handover-stopped': 'Der Tisch bleibt hier.',
  'handover-late': 'Das hat zu lange gedauert. Der Tisch bleibt hier; versuch es noch einmal.',
  'handover-no-game': 'Der andere Computer hat dieses Spiel nicht. Der Tisch bleibt hier.',
  'handover-other-rules':
    'Der andere Computer spielt nach anderen Regeln. Bringt beide auf dieselbe Version; der Tisch bleibt hier.',
  'handover-unreadable': 'Der andere Computer konnte den Tisch nicht lesen. Er bleibt hier.',
  'handover-key':
    '{host} hat einen anderen Schlüssel als bisher. Tritt dort erst einem Tisch bei und vergleicht die Karten; dieser Tisch bleibt hier.',
  'handover-broken': 'Die Verbindung zum anderen Computer ist abgerissen. Der Tisch bleibt hier.',
};
