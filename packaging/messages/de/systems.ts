export const SYSTEMS = {
  summary: 'Ein Kartentisch: allein, auf der LAN-Party, vom Sofa aus',
  'about.table':
    'Eine Lampe, ein grünes Tuch und die Leute oder Bots, mit denen du spielst. Sechs Spiele mit vollständigen Regeln: Briscola Chiamata, Briscola, Tressette, Spizzichino, VIVA und Vbi Maior. Kein Konto, kein Internet, keine Werbung.',
  'about.house':
    'Dein Computer ist Gastgeber für das ganze Haus: Andere Computer finden den Tisch, Telefone lesen einen Code und halten das Blatt dessen, dem sie gehören, und ein Fernseher zeigt allen das Tuch.',
  keywords: 'Karten;Briscola;LAN;Party;Tisch;',
  matches: 'Partien von Panno Verde',
  network: 'Panno Verde sucht Tische in deinem Haus und lässt Telefone und andere Computer an deinen.',
};
