import type { Messages } from '#shared/i18n/translate.ts';

/** Playing with another house, by a relay. */
export const OUTSIDE: Messages = {
  'outside.title': 'Übers Internet spielen',
  'outside.about': 'Freunde anderswo kommen mit einem Link dazu, über ein Relay, das jemand betreibt.',
  'outside.ask':
    'Wer den Link hat, kann beitreten, bis du den Raum schließt. Das Relay sieht, wann ihr spielt und wie viel gesendet wird, aber keine Namen, Karten oder Nachrichten.',
  'outside.relay': 'Relay',
  'outside.relay.about': 'Die Adresse gibt dir, wer es betreibt.',
  'outside.relay.example': 'relay.example',
  'outside.token': 'Token',
  'outside.token.about': 'Du bekommst es zusammen mit der Adresse.',
  'outside.token.kept': 'Leer lassen, um das vom letzten Mal zu nehmen.',
  'outside.open': 'Öffnen',
  'outside.again': 'Noch einmal versuchen',
  'outside.close': 'Nicht mehr übers Internet spielen',
  'outside.copy': 'Link für Freunde kopieren',
  'outside.link.about': 'Schick Freunden den Link; ein Browser genügt.',
  'outside.join':
    'Dieser Link führt aus deinem Netz hinaus, über {relay}. Das Relay sieht, wann ihr spielt und wie viel gesendet wird, aber keine Namen, Karten oder Nachrichten.',
  'outside.is.open.well': 'Freunde anderswo können über {relay} mitspielen',
  'outside.is.opening.well': 'Verbinde mit {relay} …',
  'outside.is.opening.no-answer': '{relay} antwortet nicht. Neuer Versuch …',
  'outside.is.opening.proof': 'Unter {relay} ist kein Relay. Neuer Versuch …',
  'outside.is.opening.full': '{relay} ist voll. Neuer Versuch …',
  'outside.is.failed.token': '{relay} kennt dieses Token nicht. Frag dort nach, woher du es hast.',
  'outside.is.failed.other-version': '{relay} hat eine andere Version von Panno Verde.',
  'outside.is.failed.other-name': 'Das Relay unter {relay} heißt anders. Frag nach der Adresse, woher du sie hast.',
  'outside.is.failed.replaced': 'Derselbe Host ist bei {relay} schon an anderer Stelle offen.',
};
