import type { Messages } from '#shared/i18n/translate.ts';

/** What who sits at this computer decides for all of it. */
export const HOST_ADMIN: Messages = {
  'house.title': 'Questa casa',
  'house.tables': 'Tavoli su questo computer',
  'house.tables.none': 'Nessun tavolo è aperto.',
  'house.open': 'aperto alla rete',
  'house.closed': 'solo questo computer',
  'house.waits': 'era aperto alla rete',
  'house.open-door': 'Apri alla rete',
  'house.open-door.name': 'Apri alla rete: {name}',
  'house.close-door': 'Chiudi alla rete',
  'house.close-door.name': 'Chiudi alla rete: {name}',
  'house.close.name': 'Chiudi il tavolo: {name}',
  'house.devices': 'Dispositivi che conoscono questa casa',
  'house.devices.about':
    'Tornano ai loro tavoli senza codice. Uno che nessuno usa per 90 giorni viene dimenticato da sé.',
  'house.devices.none': 'Qui non è ancora passato nessun dispositivo.',
  'house.nameless': 'Qualcuno senza nome',
  'house.this-computer': 'questo computer',
  'house.seen': 'l’ultima volta il {date}',
  'house.opens': 'può aprire tavoli qui',
  'house.let-open': 'Può aprire tavoli',
  'house.let-open.not': 'Niente più tavoli',
  'house.let-open.name': '{name}: {act}',
  'house.forget': 'Dimentica',
  'house.forget.name': 'Dimentica {name}',
  'house.forget.sure':
    'Da qui in poi {name} non è più di casa e ha bisogno di un codice. Il suo posto resta, come per chi è assente.',
  'home.house': 'Questa casa',
  'home.guest': 'I tavoli si aprono su {host}. Entra in uno, o intanto leggi come si gioca.',
  'home.rules': 'Le regole',
  'home.rules.name': '{game}: le regole',
  'new.not-here': 'Per giocarci: i tavoli si aprono su {host}, o li apre chi ne ha il permesso.',
  'waits.title': 'Nessun altro raggiunge questo tavolo',
  'waits.about':
    'Era aperto alla rete, ma da allora il programma è ripartito. Gli altri lo raggiungono di nuovo appena lo dici tu.',
  'waits.guest':
    'Gli altri lo raggiungono di nuovo appena lo dice chi siede a quel computer o chi ha aperto il tavolo.',
  'waits.open': 'Riaprilo',
  'waits.not': 'Lascialo chiuso',
  'room.tab': 'Anche un browser di questo computer mostra la stanza.',
  'room.tab.trust': 'L’ho aperto io: chi arriva per primo sta a capotavola',
};
