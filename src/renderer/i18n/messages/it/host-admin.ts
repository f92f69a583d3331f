import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'host-admin.title': 'Questa casa',
  'host-admin.tables': 'Tavoli su questo computer',
  'host-admin.tables.none': 'Nessun tavolo è aperto.',
  'host-admin.open': 'aperto alla rete',
  'host-admin.closed': 'solo questo computer',
  'host-admin.waits': 'era aperto alla rete',
  'host-admin.open-door': 'Apri alla rete',
  'host-admin.open-door.name': 'Apri alla rete: {name}',
  'host-admin.close-door': 'Chiudi alla rete',
  'host-admin.close-door.name': 'Chiudi alla rete: {name}',
  'host-admin.close.name': 'Chiudi il tavolo: {name}',
  'host-admin.devices': 'Dispositivi che conoscono questa casa',
  'host-admin.devices.about':
    'Tornano ai loro tavoli senza codice. Uno che nessuno usa per 90 giorni viene dimenticato da sé.',
  'host-admin.devices.none': 'Qui non è ancora passato nessun dispositivo.',
  'host-admin.nameless': 'Qualcuno senza nome',
  'host-admin.this-computer': 'questo computer',
  'host-admin.seen': 'l’ultima volta il {date}',
  'host-admin.opens': 'può aprire tavoli qui',
  'host-admin.let-open': 'Può aprire tavoli',
  'host-admin.let-open.not': 'Niente più tavoli',
  'host-admin.let-open.name': '{name}: {act}',
  'host-admin.forget': 'Dimentica',
  'host-admin.forget.name': 'Dimentica {name}',
  'host-admin.forget.sure':
    'Da qui in poi {name} non è più di casa e ha bisogno di un codice. Il suo posto resta, come per chi è assente.',
  'home.host-admin': 'Questa casa',
  'home.guest': 'I tavoli si aprono su {host}. Entra in uno, o intanto leggi come si gioca.',
  'home.rules': 'Le regole',
  'home.rules.name': '{game}: le regole',
  'new.not-here': 'Per giocarci: i tavoli si aprono su {host}, o li apre chi ne ha il permesso.',
  'network-exposure.title': 'Nessun altro raggiunge questo tavolo',
  'network-exposure.about':
    'Era aperto alla rete, ma da allora il programma è ripartito. Gli altri lo raggiungono di nuovo appena lo dici tu.',
  'network-exposure.guest':
    'Gli altri lo raggiungono di nuovo appena lo dice chi siede a quel computer o chi ha aperto il tavolo.',
  'network-exposure.open': 'Riaprilo',
  'network-exposure.not': 'Lascialo chiuso',
  'room.tab': 'Anche un browser di questo computer mostra la stanza.',
  'room.tab.trust': 'L’ho aperto io: chi arriva per primo sta a capotavola',
};
