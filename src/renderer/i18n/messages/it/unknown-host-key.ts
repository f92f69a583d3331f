import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'stranger.title': 'Qui risponde un altro computer',
  'stranger.about':
    'A questo indirizzo questo dispositivo conosce un altro computer. Forse sei in un’altra casa, o il programma è stato installato da capo; oppure qualcuno si è messo in mezzo ad ascoltare. Non gli è stato detto niente, e il tuo posto presso il computer che conosci resta tuo.',
  'stranger.do':
    'Inquadra il codice al tavolo: dice quale computer è quello giusto. Oppure chiedi a chi ospita se è tutto nuovo.',
  'stranger.again': 'Guarda di nuovo',
  'stranger.trust': 'È nuovo: avanti',
  'stranger.desk.about':
    'A {address} questo computer conosce {host}, e ora risponde un’altra chiave. Forse gli indirizzi di casa sono stati ridistribuiti, o {host} è stato installato da capo; oppure qualcuno si è messo in mezzo ad ascoltare. Non gli è stato detto niente, e il tuo posto presso {host} resta tuo.',
  'stranger.desk.link':
    'Il collegamento diceva quale chiave ha chi ospita a {address}, e ne risponde un’altra. Può darsi che qualcuno si sia messo in mezzo ad ascoltare. Non gli è stato detto niente.',
  'stranger.desk.as': 'La sua chiave la conosci già, da un altro indirizzo: è quella di {other}.',
  'stranger.desk.do':
    'Chiedi a chi siede davanti a {host} se è cambiato qualcosa. Se sì, vai avanti, e poi confrontate le carte; se no, usa un’altra rete.',
  'stranger.leave': 'Torna ai miei tavoli',
};
