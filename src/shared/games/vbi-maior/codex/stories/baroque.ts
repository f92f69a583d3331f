import type { Stories } from './moment.ts';

export const BAROQUE: Stories = {
  'Fire on Campo de’ Fiori':
    'Giordano Bruno was a friar who ran away. He had taught all over Europe that space has no end and is full of worlds. Then he spent almost eight years in the prisons of the Inquisition. He would not take back what he had said. You pass this sentence, he told his judges, with more fear than I feel. A witness wrote it down. He was burned alive. The square has a market now, and since 1889 a bronze Bruno looks down on it in his hood.',
  'Galileo on his knees':
    'Galileo had built a telescope, and had seen moons that went around Jupiter. He wrote that the earth moves around the sun. The Church had forbidden him to teach it. Pope Urban had once been his friend. Now he felt mocked by Galileo’s new book. The old man had to kneel in a hall in Rome and swear that he had been wrong. They say that he then whispered: and yet it moves. That is a legend. He had to stay in his house until he died. In 1992 a pope said that his judges had erred.',
  'Four rivers in a square':
    'Piazza Navona has the form of an old race track. Pope Innocent’s family lived there. He did not care for Bernini. Then, the story goes, he saw his model: an obelisk on a hollow rock, with a palm, a lion and a horse. Four giants stand for the Nile, the Ganges, the Danube and the Plata. A tax on bread helped to pay for it, and angry rhymes were hung up at night. It is said that the Nile hides his eyes from the church. But the fountain is older.',
  'The arms of the colonnade':
    'Pope Alexander wanted a square that could hold the Easter crowds. Bernini drew a great oval. Around it go four rows of columns, two hundred and eighty-four in all. He called them the arms of the Church, open to friends and strangers. Two stones in the ground mark where to stand. From there the rows hide behind each other, and you see only one. Saints look down from the top. It took about forty years to carve them all.',
  'The Trevi fountain':
    'Agrippa’s aqueduct, the Virgo, hardly ever stopped. Where it ends, Nicola Salvi made a stage of palace front, rocks, sea gods and horses. The water plays on it. He did not live to see it done. The damp killed him, people said. People throw a coin over the shoulder so that they may come back. The coins are swept up and go to the poor. A film of 1960, with a bath in it by night, made it known to all the world.',
};
