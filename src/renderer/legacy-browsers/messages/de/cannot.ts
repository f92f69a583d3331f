/** What a browser shows that can't begin the page. */
export const CANNOT = {
  'cannot.title': 'Dieser Browser kann den Tisch nicht zeigen',
  'cannot.why':
    'Vielleicht ist er zu alt dafür, oder Skripte sind in ihm ausgeschaltet, oder die Seite kam nicht ganz an. Nichts ist verloren: Das Spiel läuft beim Gastgeber weiter. Skripte (JavaScript) einschalten und noch einmal versuchen:',
  'cannot.again.hand': 'Karten auf die Hand nehmen',
  'cannot.again.screen': 'den Tisch allen zeigen',
  'cannot.again.table': 'in diesem Fenster spielen',
  'cannot.what': 'Womit es geht',
  'cannot.phones':
    'Telefone und Computer: Safari {safari} (ein iPhone mit iOS {safari}), Chrome {chrome}, Edge {edge} oder Firefox {firefox}, oder neuer.',
  'cannot.sets':
    'Fernseher: ein Browser mit Chromium {set} oder neuer. Geräte ab 2020 haben einen; bei einem älteren hilft ein Stick oder ein kleiner Computer an seinem Anschluss.',
  'cannot.else': 'Auch ein anderes Telefon im Raum tut es: Es liest denselben Code.',
};
