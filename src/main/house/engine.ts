/** What a house of hosts needs of the engine it stands on: one log with many subjects, and words from host to host. */

/** Another message was last than the one that was expected: somebody else writes there now. */
export class Overtaken extends Error {}

/** One message of the log. Numbers grow by one over the whole log. */
export interface Entry {
  readonly seq: number;
  readonly subject: string;
  readonly text: string;
}

type Stop = () => void;

/** Whether the message fits what was taken before: where it does not, one before it may have been missed. */
export type Take = (entry: Entry) => boolean;

export interface Engine {
  /**
   * Adds a message after the last one of its subject, which has to be this number, 0 for none; nothing where any will do.
   * Resolves with its own number when a majority has it. Throws `Overtaken` where another one is last; anything else that it
   * throws does not say whether the message is there. `name` is the message's own: said again, it is added once.
   */
  append(subject: string, text: string, name: string, after?: number): Promise<number>;
  /** The last message of a subject. */
  last(subject: string): Promise<Entry | undefined>;
  /** The number of the last message there is. */
  end(): Promise<number>;
  /**
   * Each message in order, from number 1 on: those that are there, then every new one. Once each, but where an engine comes to
   * count otherwise: then the last ones come again.
   */
  follow(take: Take, failed: (error: unknown) => void): Following;
  /** Says that this host is there, and what of itself; resolves when a majority has heard it, and not before. */
  beat(host: string, text: string): Promise<unknown>;
  /** Hears every beat that a majority has heard. */
  beats(take: (host: string, text: string) => void): Stop;
  /** Says something to whoever hears this name now; it may get lost. */
  say(name: string, text: string): void;
  hear(name: string, take: (text: string) => void): Stop;
  /** Goes to another of its nodes, if there is one: this one may itself be cut off from the others, and say nothing of it. */
  goElsewhere(): void;
  close(): Promise<void>;
}

export interface Following {
  /** All messages up to here were taken. */
  readonly at: number;
  /** Resolves when all are taken that were there when it was called. */
  caughtUp(): Promise<void>;
  /** Reads the last ones again, and takes what was missed of them: for who knows that something was. */
  again(): Promise<void>;
  stop(): void;
}
