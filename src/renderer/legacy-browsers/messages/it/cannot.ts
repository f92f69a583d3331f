/** What a browser shows that can't begin the page. */
export const UNSUPPORTED = {
  'unsupported.title': 'Questo browser non sa mostrare il tavolo',
  'unsupported.why':
    'Forse è troppo vecchio, oppure gli script sono disattivati, oppure la pagina non è arrivata intera. Non si è perso nulla: la partita continua sul computer che ospita. Attiva gli script (JavaScript) e riprova:',
  'unsupported.again.hand': 'tenere le carte in mano',
  'unsupported.again.screen': 'mostrare il tavolo a tutti',
  'unsupported.again.table': 'giocare in questa finestra',
  'unsupported.what': 'Che cosa funziona',
  'unsupported.phones':
    'Telefoni e computer: Safari {safari} (un iPhone con iOS {safari}), Chrome {chrome}, Edge {edge} o Firefox {firefox}, o versioni più recenti.',
  'unsupported.sets':
    'Televisori: un browser con Chromium {set} o più recente. Lo hanno quelli dal 2020 in poi; con uno più vecchio basta una chiavetta o un piccolo computer collegato.',
  'unsupported.else': 'Va bene anche un altro telefono nella stanza: inquadra lo stesso codice.',
};
