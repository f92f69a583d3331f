import type { Stories } from './moment.ts';

export const BAROQUE: Stories = {
  'Fire on Campo de’ Fiori':
    'Giordano Bruno, a runaway friar from Nola, had taught in half of Europe that the universe is infinite and full of worlds. After nearly eight years in the prisons of the Inquisition he refused to recant. He told his judges, a witness reported, that perhaps they passed the sentence with greater fear than he received it. He was burned alive during a Holy Year that drew crowds of pilgrims. The square’s name means field of flowers, from a meadow long gone; its daily market came in 1869, and a hooded bronze of him in 1889.',
  'St Peter’s is finished':
    'A hundred and twenty years after its first stone, and by tradition thirteen hundred after the consecration of the old church, Urban the Eighth consecrated the new. Michelangelo’s dome had been closed under Sixtus the Fifth, and Maderno had lengthened the nave and added the front. Young Bernini was raising a bronze canopy on twisted columns beneath the dome. For its sake, the pope let it be thought, the porch of the Pantheon lost its metal, but most of that became cannon: what the barbarians did not do, people joked, the Barberini did.',
  'Four rivers in a square':
    'Piazza Navona keeps the shape of Domitian’s stadium. Innocent the Tenth, whose family palace stood there, had little liking for Bernini until, the story goes, he saw the model: an obelisk above a hollow rock, with palm, lion and horse, and four giants for the Nile, Ganges, Danube and Plata. Taxes helped to pay for the fountain, one of them on bread, and angry verses appeared overnight. That the Nile hides his eyes from Borromini’s church opposite is a good story, but the fountain is older.',
  'The arms of the colonnade':
    'Alexander the Seventh wanted a square that could hold the crowds of Easter. Bernini drew an oval embraced by four rows of Doric columns, two hundred and eighty-four in all, which he compared to the motherly arms of the Church, open to Catholics, heretics and unbelievers. From two marked stones in the pavement the rows hide one behind another, and only a single row is seen. Saints stand along the top, cut by his workshop and its heirs over some forty years.',
  'The Trevi fountain':
    'Agrippa’s aqueduct, the Virgo, was the only ancient one that hardly ever ceased to flow. At its end Nicola Salvi composed a palace front, cliffs, tritons and sea horses into a single stage for water, and died of it, people said, after years in damp conduits; Pannini completed the work. The coins thrown over the shoulder are swept up regularly and given to the poor. A film of 1960 made a night bath there world famous.',
};
