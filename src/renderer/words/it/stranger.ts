import type { Words } from '#shared/words/say.ts';

export const STRANGER: Words = {
  'stranger.title': 'Qui risponde un altro computer',
  'stranger.about':
    'A questo indirizzo questo dispositivo conosce un altro computer. Forse sei in un’altra casa, o il programma è stato installato da capo; oppure qualcuno si è messo in mezzo ad ascoltare. Non gli è stato detto niente, e il tuo posto presso il computer che conosci resta tuo.',
  'stranger.do':
    'Inquadra il codice al tavolo: dice quale computer è quello giusto. Oppure chiedi a chi ospita se è tutto nuovo.',
  'stranger.again': 'Guarda di nuovo',
  'stranger.trust': 'È nuovo: avanti',
};
