import type { Messages } from '#shared/i18n/translate.ts';

/** What only the installed app has: links and files that are opened with it, and updates. */
export const DESKTOP_APP: Messages = {
  'external-open.invitation':
    'Ein Link hat dich hergebracht. Ist das der Tisch, den du meinst? Niemand weiß von dir, bis du hereinkommst.',
  'external-open.strange':
    'Dieser Link führt zu keinem Tisch in einem Haus, darum blieb er liegen. Tipp stattdessen Adresse und Code ein.',
  'external-open.no-file.title': 'Geht nicht auf',
  'external-open.no-file.not-there': '{name} ist nicht mehr da oder darf nicht gelesen werden.',
  'external-open.no-file.not-a-file': '{name} ist keine Datei.',
  'external-open.no-file.too-large': '{name} ist größer als jede Datei mit Partien.',
  'external-open.file.title': 'Von außen geöffnet',
  'external-open.file': 'Die beendeten Partien in {name} ansehen?',
  'external-open.file.playing': 'Dein Platz bleibt dir, solange du schaust.',
  'external-open.file.look': 'Ansehen',

  'app-version':
    'Jemand wollte mit Panno Verde {theirs} hereinkommen, hier läuft {ours}. {older, select, ours {Aktualisiere dieses hier.} theirs {Das andere muss aktualisiert werden.} other {Bringt beide auf dieselbe Version.}} Bis dahin kann man im Browser mitspielen, unter der Adresse, die dein Tisch zeigt.',
  'app-version.updates': 'Zu den Updates',

  'settings.updates': 'Neue Versionen',
  'settings.updates.about':
    'Die App braucht kein Internet. Nur hier wird dort gefragt, ob es eine neuere Version gibt; gesendet wird nichts als die Frage.',
  'settings.updates.asked': 'Nur wenn ich frage',
  'settings.updates.daily': 'Einmal am Tag',
  'updates.look': 'Nachsehen',
  'updates.looking': 'Es wird nachgesehen…',
  'updates.newest': 'Es gibt nichts Neueres.',
  'updates.there': 'Version {version} ist da.',
  'updates.fetch': 'Holen',
  'updates.fetching': 'Version {version} wird geholt: {percent} %',
  'updates.ready': 'Version {version} ist geholt und geprüft.',
  'updates.install': 'Einsetzen und neu starten',
  'updates.waits': 'Nichts wird geholt oder eingesetzt, solange hier jemand spielt oder du anderswo zu Gast bist.',
  'updates.failed.unreachable': 'Niemand war zu erreichen. Geht es hier ins Internet?',
  'updates.failed.unsigned':
    'Was kam, ist nicht von denen unterschrieben, die diese App machen. Darum wurde es nicht genommen.',
  'updates.failed.broken': 'Das hat nicht geklappt. Deine Version bleibt, wie sie ist.',
};
