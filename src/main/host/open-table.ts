/** A table that is open to the network, as others are told of it. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly free: number;
  readonly locked: boolean;
}
