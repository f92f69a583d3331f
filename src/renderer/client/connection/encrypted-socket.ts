/** A WebSocket with end-to-end encryption: nobody between here and the host can read or change its messages. */
import {
  channelInitiator,
  type FramePayload,
  HostKeyMismatch,
  TAMPERED_CLOSE_CODE,
} from '#shared/crypto/secure-channel.ts';

/** Why a connection failed or ended, if not by the network; `strange`: the host's message is unreadable. */
export type LineFault = HostKeyMismatch | 'meddled' | 'strange';

export interface EncryptedSocket extends Pick<WebSocket, 'addEventListener' | 'removeEventListener' | 'readyState'> {
  /** The host key's fingerprint, once the connection is open. */
  readonly fingerprint: string | undefined;
  readonly fault: LineFault | undefined;
  send(text: string): void;
  close(): void;
}

/** Whether this browser can decompress; those before 2023 may not. */
const CAN_INFLATE = typeof DecompressionStream !== 'undefined';

declare global {
  interface Window {
    /** The socket that the page's first script opened (legacy-browsers/boot.js), and what came in so far. */
    earlySocket?: (WebSocket & { readonly heard: readonly MessageEvent[] }) | undefined;
  }
}

/** The socket that is open early, once and while it lives; else a new one. A relay finds the host by its key, `known`. */
function openSocket(
  address: string,
  known: string | undefined,
): { readonly socket: WebSocket; readonly heard: readonly MessageEvent[] } {
  const early = globalThis.window?.earlySocket;
  if (early) window.earlySocket = undefined;
  if (early && early.url === address && early.readyState <= WebSocket.OPEN) {
    early.onmessage = null;
    return { socket: early, heard: early.heard };
  }
  const socket = new WebSocket(address, known);
  socket.binaryType = 'arraybuffer';
  return { socket, heard: [] };
}

/** Dials the host. Its key must have the fingerprint `known`, if one is known. */
export function encryptedSocket(address: string, known: string | undefined): EncryptedSocket {
  const { socket, heard } = openSocket(address, known);
  const events = new EventTarget();
  const end = channelInitiator(
    { fresh: crypto.getRandomValues(new Uint8Array(32)), inflates: CAN_INFLATE, known },
    (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
  );
  let fault: LineFault | undefined;
  const tell = inOrder(
    (data) => {
      // After an unreadable message the next would be out of order.
      if (!fault) events.dispatchEvent(new MessageEvent('message', { data }));
    },
    () => {
      fault = 'strange';
      socket.close();
    },
  );
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (fault) return;
    const wasOpen = end.fingerprint !== undefined;
    let message: FramePayload | undefined;
    try {
      // A text message is not part of the protocol and fails like a changed one.
      message = end.receive(new Uint8Array(data as ArrayBuffer));
    } catch (error) {
      fault = error instanceof HostKeyMismatch ? error : 'meddled';
      socket.close();
      return;
    }
    // Errors from here on are faults of this page.
    if (message) tell(message);
    else if (!wasOpen && end.fingerprint !== undefined) events.dispatchEvent(new Event('open'));
  };
  heard.forEach(hear);
  socket.addEventListener('message', hear);
  socket.addEventListener('close', ({ code }) => {
    if (code === TAMPERED_CLOSE_CODE) fault ??= 'meddled';
    events.dispatchEvent(new CloseEvent('close', { code }));
  });
  return {
    get readyState() {
      const isReady = socket.readyState !== WebSocket.OPEN || end.fingerprint !== undefined;
      return isReady ? socket.readyState : WebSocket.CONNECTING;
    },
    get fingerprint() {
      return end.fingerprint;
    },
    get fault() {
      return fault;
    },
    addEventListener: events.addEventListener.bind(events) as WebSocket['addEventListener'],
    removeEventListener: events.removeEventListener.bind(events) as WebSocket['removeEventListener'],
    send(text) {
      // A closing connection sends nothing; its callers hear when it has closed.
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(end.frame(new TextEncoder().encode(text)) as Uint8Array<ArrayBuffer>);
    },
    close: () => socket.close(),
  };
}

/** Delivers messages in order, even when one takes longer to decode. */
function inOrder(tell: (text: string) => void, unreadable: () => void): (message: FramePayload) => void {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return ({ deflated, bytes }) => {
    if (!deflated && waiting === 0) return tell(new TextDecoder().decode(bytes));
    waiting++;
    last = last.then(async () => {
      const text = deflated ? await inflated(bytes).catch(unreadable) : new TextDecoder().decode(bytes);
      waiting--;
      if (text) tell(text);
    });
  };
}

function inflated(bytes: Uint8Array): Promise<string> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream('deflate'))).text();
}
