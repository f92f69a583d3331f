import { by, type Evidences } from './evidence.ts';

export const MODERN: Evidences = {
  'A tree of liberty on the Capitol': {
    how: 'Two men who lived in Rome wrote it down day by day. One was for it and one was not.',
    old: by('R. Duppa', 'A Brief Account of the Subversion of the Papal Government', '1799'),
    recent: by('C. Duggan', 'The Force of Destiny', '2007'),
  },
  'Mazzini’s republic': {
    how: 'Its laws, papers and letters are all kept, and there are even photographs.',
    old: by('Roman Republic', 'Constitution', '3 July 1849'),
    recent: by('C. Duggan', 'The Force of Destiny', '2007'),
  },
  'The breach at Porta Pia': {
    how: 'Newspapers, letters and photographs tell of it, hour by hour.',
    old: by('E. De Amicis', 'Impressioni di Roma', '1870'),
    recent: by('D. I. Kertzer', 'Prisoner of the Vatican', '2004'),
  },
  'The march on Rome': {
    how: 'Papers, films and diaries are kept. Why the king did not sign is still argued.',
    old: by('Newspapers of the day', 'Corriere della Sera', 'October 1922'),
    recent: by('A. Lyttelton', 'The Seizure of Power', '1973'),
  },
  'The smallest state': {
    how: 'The treaty can be read by all.',
    old: by('Italy and the Holy See', 'Lateran Treaty', '11 February 1929'),
    recent: by('J. F. Pollard', 'The Vatican and Italian Fascism', '1985'),
  },
  'Occupied and set free': {
    how: 'Those who lived through it have told it. So have papers, graves and courts.',
    old: by('R. Rossellini', 'Rome, Open City, a film made in the same streets', '1945'),
    recent: by('A. Portelli', 'The Order Has Been Carried Out', '2003'),
  },
  'The vote that made a republic': {
    how: 'Every vote was counted, and the lists are kept. Many women wrote down what that day was like.',
    old: by('Kingdom of Italy', 'decree on the vote for women, no. 23', '1 February 1945'),
    recent: by('A. Rossi-Doria', 'Diventare cittadine: il voto alle donne in Italia', '1996'),
  },
  'Europe signs on the Capitol': {
    how: 'There are films, and the treaty itself. That most pages were empty was told by men who were there.',
    old: by('Six states', 'Treaty of Rome', '25 March 1957'),
    recent: by('W. Loth', 'Building Europe', '2015'),
  },
  'Games under old vaults': {
    how: 'Cameras filmed the whole race.',
    old: by('Organizing Committee', 'The Games of the XVII Olympiad, official report', '1960'),
    recent: by('D. Maraniss', 'Rome 1960', '2008'),
  },
  'A year of lead and three popes': {
    how: 'The letters that Moro wrote as a captive are kept. Courts have asked about the case for years, and not all is known.',
    old: by('A. Moro', 'letters from captivity', '1978'),
    recent: by('R. Drake', 'The Aldo Moro Murder Case', '1995'),
  },
  'Another holy door': {
    how: 'All the world could watch it. What was dug up will be studied for a long time.',
    old: by('Francis', 'Spes non confundit, the call to the Jubilee', '9 May 2024'),
    recent: by('Soprintendenza Speciale di Roma', 'reports on the digs for Metro C', '2016 and later'),
  },
};
