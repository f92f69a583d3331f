import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'Das ist kein Code eines Spiels: Ein Buchstabe ist falsch, oder es fehlen welche.',
  'code-short': 'Der Code ist länger. Tipp alle seine Gruppen ein.',
  'code-other': 'Dieser Code gehört zu einem anderen Spiel oder zu Regeln, die es hier nicht gibt.',
  'deal-fixed':
    'Der Code sagt, wie viele mitspielen und nach welchen Regeln. Für andere richte einen anderen Tisch ein.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} ist keine Adresse. Schau noch mal, wie sie geschrieben wird.',
  'name-not-found': 'Im Netz kennt niemand den Namen {name}. Versuch die Adresse in Zahlen.',
  'nobody-listens':
    'Unter {address} ist ein Computer, aber kein Tisch ist dort offen. Schau auch auf die Zahl hinter dem Doppelpunkt.',
  'no-answer': 'Unter {address} antwortet niemand. Sind beide Computer im selben Netz, und ist der andere wach?',
  'not-panno-verde': 'Unter {address} ist etwas anderes als Panno Verde. Schau auf die Zahl hinter dem Doppelpunkt.',
  'other-version':
    'Auf {host} läuft Panno Verde {theirs}, hier {ours}. {older, select, ours {Aktualisiere dieses hier.} theirs {Das andere muss aktualisiert werden.} other {Bringt beide auf dieselbe Version.}} Bis dahin spielt ein Browser auf diesem Computer mit: http://{address}',

  // Cards that two people compare
  'nothing-to-compare':
    'Diese Leitung verlässt den Computer nicht oder ist nicht versiegelt: Es gibt keine Karten zu vergleichen.',
  'compare-inside': 'Komm zuerst mit dem Code herein: Dann zeigt auch der andere Computer die Karten.',
  'compare-lies': 'Dort liegen schon Karten von diesem Gerät. Versuch es in {seconds} s noch einmal.',
  'compare-anew': 'Das hat zu lange gedauert oder wurde schon gesehen. Fang neu an.',
  'cards-differ':
    'Die Karten waren nicht dieselben: Zwischen dir und dem Gastgeber steht jemand. Die Leitung wurde geschlossen, der Schlüssel vergessen, und dein Platz bleibt dir. Nimm ein anderes Netz oder einen Link vom Tisch.',

  // What is kept
  'no-such-device': 'Dieses Gerät ist hier nicht mehr bekannt.',
  'that-is-you': 'Das ist das Gerät, mit dem du fragst. Es kann sich nicht selbst vergessen.',
  'no-such-record': 'Diese Partie ist nicht unter denen, die du gespielt oder zu Gast gehabt hast.',

  // Tables
  'only-home-opens': 'Tische eröffnet man am Computer des Gastgebers selbst, oder wer dort dafür benannt ist.',
  'no-bot-there': 'Dort sitzt kein Bot.',
  'no-person-there': 'Dort sitzt niemand, den man hinausbitten könnte.',
  'host-stays': 'Wer den Tisch eröffnet hat, kann nicht hinausgebeten werden. Steh stattdessen auf.',
  'table-name-empty': 'Erst ein Name für den Tisch.',
  'table-name-long': 'Der Name eines Tisches hat höchstens {max} Buchstaben.',
  'table-name-taken': 'Ein anderer Tisch hier heißt schon {name}. Wie wäre es mit {free}?',
};
