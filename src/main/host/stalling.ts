/** Whether what is done here can't be kept for now where it has to be; whoever is told nothing else meanwhile is told that. */
export class StorageStall {
  readonly #watchers = new Set<() => void>();
  #isStalled = false;

  get isStalled(): boolean {
    return this.#isStalled;
  }

  /** The engine of the house answers no more, or again. */
  set(isStalled: boolean): void {
    this.#isStalled = isStalled;
    if (isStalled) for (const call of this.#watchers) call();
  }

  /** Calls back where it answers no more from now on, until the returned function is called. */
  whenStalled(call: () => void): () => void {
    this.#watchers.add(call);
    return () => this.#watchers.delete(call);
  }
}
