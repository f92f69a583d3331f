/** Where something stands: who wrote it, in which work, and in which place of it or in which year. */
export interface Source {
  readonly author: string;
  readonly work: string;
  readonly place: string;
}

/** How a moment is known, in a sentence or two, with a witness from its own age or near it, and a book of ours. */
export interface Evidence {
  readonly how: string;
  readonly old: Source;
  readonly recent: Source;
}

/** By the moment's title. */
export type Evidences = Readonly<Record<string, Evidence>>;

export function by(author: string, work: string, place: string): Source {
  return { author, work, place };
}
