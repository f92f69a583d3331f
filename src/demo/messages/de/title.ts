/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'Sechs Kartenspiele gegen Bots, gleich auf dieser Seite: nichts zu installieren, kein Konto.';
