/**
 * Events that go one way: whoever emits one knows nothing of who listens. It calls back at once, in the order of `on`: secrets
 * hang on what happens in the same turn (BC-21).
 */
type Listener<Value> = (value: Value) => void;

export class Emitter<Events extends object> {
  readonly #listeners: { [Name in keyof Events]?: readonly Listener<Events[Name]>[] } = {};

  /** Calls back with every event of this name until the returned function is called. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    this.#listeners[name] = [...(this.#listeners[name] ?? []), listener];
    return () => {
      this.#listeners[name] = this.#listeners[name]?.filter((one) => one !== listener);
    };
  }

  /** The value is left out where the event has none. */
  emit<Name extends keyof Events>(name: Name, ...[value]: Events[Name] extends undefined ? [] : [Events[Name]]): void {
    for (const listener of this.#listeners[name] ?? []) listener(value as Events[Name]);
  }
}
