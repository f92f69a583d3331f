import type { Messages } from '#shared/i18n/translate.ts';

/** Playing with another house, by a relay. */
export const OUTSIDE: Messages = {
  'outside.title': 'Gioca via internet',
  'outside.about': 'Gli amici lontani entrano con un link, attraverso un relay gestito da qualcuno.',
  'outside.ask':
    'Chi ha il link può entrare finché non chiudi la stanza. Il relay vede quando giocate e quanto passa, ma non nomi, carte o messaggi.',
  'outside.relay': 'Relay',
  'outside.relay.about': 'L’indirizzo te lo dà chi lo gestisce.',
  'outside.relay.example': 'relay.example',
  'outside.token': 'Token',
  'outside.token.about': 'Arriva insieme all’indirizzo.',
  'outside.token.kept': 'Lascialo vuoto per usare quello dell’ultima volta.',
  'outside.open': 'Apri',
  'outside.again': 'Riprova',
  'outside.close': 'Smetti di giocare via internet',
  'outside.copy': 'Copia il link per gli amici',
  'outside.link.about': 'Manda il link agli amici: basta un browser.',
  'outside.join':
    'Questo link porta fuori dalla tua rete, attraverso {relay}. Il relay vede quando giocate e quanto passa, ma non nomi, carte o messaggi.',
  'outside.is.open.well': 'Gli amici lontani possono entrare tramite {relay}',
  'outside.is.opening.well': 'Connessione a {relay}…',
  'outside.is.opening.no-answer': '{relay} non risponde. Riprovo…',
  'outside.is.opening.proof': 'A {relay} non c’è un relay. Riprovo…',
  'outside.is.opening.full': '{relay} è pieno. Riprovo…',
  'outside.is.failed.token': '{relay} non conosce questo token. Chiedi a chi gestisce il relay.',
  'outside.is.failed.other-version': '{relay} ha un’altra versione di Panno Verde.',
  'outside.is.failed.other-name': 'Il relay a {relay} ha un altro nome. Chiedi l’indirizzo a chi lo gestisce.',
  'outside.is.failed.replaced': 'Un’altra copia di questo host è aperta su {relay}.',
};
