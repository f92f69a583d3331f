/** What a browser shows that can't begin the page. */
export const CANNOT = {
  'cannot.title': 'Questo browser non sa mostrare il tavolo',
  'cannot.why':
    'Forse è troppo vecchio, oppure gli script sono disattivati, oppure la pagina non è arrivata intera. Non si è perso nulla: la partita continua sul computer che ospita. Attiva gli script (JavaScript) e riprova:',
  'cannot.again.hand': 'tenere le carte in mano',
  'cannot.again.screen': 'mostrare il tavolo a tutti',
  'cannot.again.table': 'giocare in questa finestra',
  'cannot.what': 'Che cosa funziona',
  'cannot.phones':
    'Telefoni e computer: Safari {safari} (un iPhone con iOS {safari}), Chrome {chrome}, Edge {edge} o Firefox {firefox}, o versioni più recenti.',
  'cannot.sets':
    'Televisori: un browser con Chromium {set} o più recente. Lo hanno quelli dal 2020 in poi; con uno più vecchio basta una chiavetta o un piccolo computer collegato.',
  'cannot.else': 'Va bene anche un altro telefono nella stanza: inquadra lo stesso codice.',
};
