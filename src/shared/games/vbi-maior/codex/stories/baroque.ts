import type { Stories } from '../moment.ts';

export const BAROQUE: Stories = {
  'Fire on Campo de’ Fiori':
    'Giordano Bruno, a runaway friar from Nola, had taught in half of Europe that the universe is infinite and full of worlds. After eight years in the prisons of the Inquisition he refused to recant. He told his judges that perhaps they passed the sentence with greater fear than he received it. He was burned alive in the flower market during a Holy Year that drew crowds of pilgrims. A hooded bronze has looked towards the Vatican from there since 1889.',
  'St Peter’s is finished':
    'A hundred and twenty years after its first stone, and by tradition thirteen hundred after the consecration of the old church, Urban the Eighth consecrated the new. Michelangelo’s dome had been closed under Sixtus the Fifth, and Maderno had lengthened the nave and added the front. Soon young Bernini raised a bronze canopy on twisted columns beneath the dome. Part of the metal came from the porch of the Pantheon: what the barbarians did not do, people joked, the Barberini did.',
  'Four rivers in a square':
    'Piazza Navona keeps the shape of Domitian’s stadium. Innocent the Tenth, whose family palace stood there, had little liking for Bernini, until he saw the model: an obelisk above a hollow rock, with palm, lion and horse, and four giants for the Nile, Ganges, Danube and Plata. The fountain was paid for with a tax on bread, and angry verses appeared overnight. That the Nile hides his eyes from Borromini’s church opposite is a good story, but the fountain is older.',
  'The arms of the colonnade':
    'Alexander the Seventh wanted a square that could hold the crowds of Easter. Bernini drew an oval embraced by four rows of Doric columns, two hundred and eighty-four in all, which he compared to the motherly arms of the Church, open to believers, doubters and strangers. From two marked stones in the pavement the rows hide one behind another, and only a single row is seen. Saints stand along the top, cut by his pupils.',
  'The Trevi fountain':
    'Agrippa’s aqueduct, the Virgo, was the only ancient one that had hardly ever ceased to flow. At its end Nicola Salvi composed a palace front, cliffs, tritons and sea horses into a single stage for water, and died of it, people said, after years in damp conduits; Pannini completed the work. The coins thrown over the shoulder are swept up regularly and given to the poor. A film of 1960 made a night bath there world famous.',
};
