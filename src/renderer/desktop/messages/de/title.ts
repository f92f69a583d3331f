/** What the window is called, and is, to a browser that has not begun it. */
export const TITLE = 'Panno Verde';
export const ABOUT = 'Ein Kartentisch für zu Hause: allein, auf der LAN-Party, vom Sofa aus.';
