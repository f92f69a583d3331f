/** What a browser shows that can't begin the page. */
export const UNSUPPORTED = {
  'unsupported.title': 'Dieser Browser kann den Tisch nicht zeigen',
  'unsupported.why':
    'Vielleicht ist er zu alt dafür, oder Skripte sind in ihm ausgeschaltet, oder die Seite kam nicht ganz an. Nichts ist verloren: Das Spiel läuft beim Gastgeber weiter. Skripte (JavaScript) einschalten und noch einmal versuchen:',
  'unsupported.again.hand': 'Karten auf die Hand nehmen',
  'unsupported.again.screen': 'den Tisch allen zeigen',
  'unsupported.again.table': 'in diesem Fenster spielen',
  'unsupported.what': 'Womit es geht',
  'unsupported.phones':
    'Telefone und Computer: Safari {safari} (ein iPhone mit iOS {safari}), Chrome {chrome}, Edge {edge} oder Firefox {firefox}, oder neuer.',
  'unsupported.sets':
    'Fernseher: ein Browser mit Chromium {set} oder neuer. Geräte ab 2020 haben einen; bei einem älteren hilft ein Stick oder ein kleiner Computer an seinem Anschluss.',
  'unsupported.else': 'Auch ein anderes Telefon im Raum tut es: Es liest denselben Code.',
};
