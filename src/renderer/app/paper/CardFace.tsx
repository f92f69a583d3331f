import { type Deck, faceOf } from '../../faces/index.ts';
import { useSettings } from '../../session/settings.ts';

interface Props {
  readonly deck: Deck;
  readonly id: string;
  /** What a screen reader says. */
  readonly name: string;
}

const addresses = new Map<string, string>();

/** A card as a picture on paper. */
export function CardFace({ deck, id, name }: Props) {
  const fourColour = useSettings((settings) => settings.fourColours);
  return <img className="card-face" src={addressOf(deck, id, fourColour)} alt={name} draggable={false} />;
}

/** The drawing as an address an image can show; drawn once. */
function addressOf(deck: Deck, id: string, fourColour: boolean): string {
  const key = `${deck}/${id}/${fourColour}`;
  let address = addresses.get(key);
  if (!address) {
    address = `data:image/svg+xml,${encodeURIComponent(faceOf(deck, id, { fourColour }))}`;
    addresses.set(key, address);
  }
  return address;
}
