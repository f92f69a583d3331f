/** A thread beside the host, however it runs: a worker thread of Node's, or a worker of a page. */
export interface BotThread {
  postMessage(message: unknown): void;
  /** Each is called back for what comes from the thread; `exit` once, when it has ended or died. */
  listen<Message>(listeners: {
    readonly message: (message: Message) => void;
    readonly error: (why: string) => void;
    readonly exit: () => void;
  }): void;
  terminate(): Promise<unknown>;
}

/** Starts one. */
export type StartThread = () => BotThread;
