import type { Stories } from './moment.ts';

export const MIDDLE_AGES: Stories = {
  'A senate on the Capitol':
    'All over Italy towns began to rule themselves. Rome hated its neighbour Tivoli, and the pope had made a mild peace with it. So the Romans climbed the Capitol and said that the Senate was back. They used the old letters SPQR and counted the years anew. About 1184 they struck coins. The preacher Arnold spoke against rich churchmen. An emperor caught him, he was hanged, and his ashes went into the Tiber. Popes and people learned to share the city, with many quarrels.',
  'Towers over the city':
    'Great families lived in old theatres and arches, and each built towers to fight from. Nobody else was safe. So the Romans called a judge from Bologna to rule them: Brancaleone. The guilds stood behind him, and he hanged nobles who robbed. They threw him in prison, but the people got him out. Then he went for the towers. He pulled down about a hundred and forty, writes a monk in England, and much that was ancient fell with them. When he died, his head was set on a column in honour.',
  'The first Jubilee':
    'The old century ended, and crowds came to St Peter’s by themselves. They had heard that their sins would be forgiven. Pope Boniface made a rule of it: a Holy Year each hundred years. Soon it was held more often. So many came that they had to keep to one side of the bridge as they went, and to the other as they came back. Dante tells of it. At St Paul’s, one visitor wrote, two clerks raked in the coins by day and by night.',
  'Laurels for a poet':
    'Petrarch wrote that two letters came to him on one day. Paris and Rome both wished to crown him. He chose Rome. On Easter Sunday, in the hall on the Capitol, a senator put laurel on his head. People thought that ancient poets had been honoured so. His speech began with a line of Virgil, as a sermon begins with one of the Bible. He had walked in the ruins with a friend. Nowhere, he said, is Rome known so little as in Rome.',
  'Cola, tribune of the people':
    'Cola di Rienzo was an innkeeper’s son who could read the old stones. He called the Romans to the Capitol and said that the good state had begun. The nobles had to swear an oath, and the roads became safe. For some months many towns heard his plan for one Italy. Then he grew too grand, and before the year was out he had to run. Seven years after his rise he came back. He took high taxes, and a mob killed him below the Capitol.',
  'Stairs of thanks':
    'The Black Death came up from the ports. In many towns one in three died, and nobody knew why. In Rome people prayed before an old picture of Mary, in the church on the Capitol. Those who lived gave money for a gift of thanks. In October a master builder, Lorenzo, began the stairs up to the church. He made a hundred and twenty-four steps from old marble, and left his name on the wall. Little else was built in those poor years. People who had something to ask climbed them on their knees.',
  'The pope comes home':
    'For almost seventy years the popes, all French, had lived at Avignon. Rome had lost its court and its money. Catherine was a dyer’s daughter from Siena who learned to write late. Yet she told Pope Gregory in her letters to be a man and go back. He sailed up the Tiber in winter, and there was great joy. The next year he died. A crowd shouted for a Roman pope and got an Italian. Soon most of those who had voted chose a second one. There were two popes, and later three, for almost forty years.',
};
