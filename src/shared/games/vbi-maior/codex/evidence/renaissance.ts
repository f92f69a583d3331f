import { by, type Evidences } from './evidence.ts';

export const RENAISSANCE: Evidences = {
  'A press comes to Rome': {
    how: 'The books name the house and the year. The letter to the pope, with its list, was printed in one of them.',
    old: by('G. A. Bussi', 'letter to Sixtus IV', '1472'),
    recent: by('E. Hall', 'Sweynheym and Pannartz and the Origins of Printing in Italy', '1991'),
  },
  'Bronzes for the people': {
    how: 'The stone with the pope’s words is there. How old the wolf is has been argued since her metal was tested.',
    old: by('Sixtus IV', 'inscription on the Capitol', '1471'),
    recent: by('A. M. Carruba', 'La lupa capitolina', '2006'),
  },
  'A new St Peter’s': {
    how: 'Plans and bills are kept. What Bramante said we know only by hearsay.',
    old: by('G. Vasari', 'Lives of the Artists', 'Bramante'),
    recent: by('C. Hibbert', 'Rome: The Biography of a City', '1985'),
  },
  'Michelangelo’s ceiling': {
    how: 'We have his poem, with a sketch of himself at work. The ceiling is there.',
    old: by('Michelangelo', 'sonnet to Giovanni da Pistoia', 'about 1510'),
    recent: by('W. E. Wallace', 'Michelangelo: The Artist, the Man and His Times', '2010'),
  },
  'The sack of Rome': {
    how: 'Many who saw it wrote it down. The name on the wall can still be read.',
    old: by('F. Guicciardini', 'History of Italy', 'book 18'),
    recent: by('J. Hook', 'The Sack of Rome', '1972'),
  },
  'The ghetto gates close': {
    how: 'The order of the pope is kept, and so are the papers of those who lived there.',
    old: by('Paul IV', 'Cum nimis absurdum', '14 July 1555'),
    recent: by('K. Stow', 'Theater of Acculturation', '2001'),
  },
  'Ten days vanish': {
    how: 'The order and the sums behind it are kept. You can check them in the sky.',
    old: by('Gregory XIII', 'Inter gravissimas', '24 February 1582'),
    recent: by('G. V. Coyne, M. A. Hoskin and O. Pedersen, editors', 'Gregorian Reform of the Calendar', '1983'),
  },
  'The obelisk travels': {
    how: 'The builder made a book of it, with pictures. The sailor’s cry came into the tale later.',
    old: by('D. Fontana', 'Della trasportatione dell’obelisco', '1590'),
    recent: by('B. Curran, A. Grafton, P. Long and B. Weiss', 'Obelisk: A History', '2009'),
  },
};
