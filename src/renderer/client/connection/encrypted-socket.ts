/** A WebSocket that is sealed: what goes over it, nobody between here and the host reads or changes. */

import type { FramePayload } from '#shared/crypto/frame.ts';
import { channelInitiator } from '#shared/crypto/initiator.ts';
import { HostKeyMismatch, TAMPERED_CLOSE_CODE } from '#shared/crypto/secure-channel.ts';

/** Why a line did not come about, or ended, where it was not the network; `strange`: the host says what nobody can read. */
export type LineFault = HostKeyMismatch | 'meddled' | 'strange';

export interface EncryptedSocket extends Pick<WebSocket, 'addEventListener' | 'removeEventListener' | 'readyState'> {
  /** The print of the host's key, once the line is open. */
  readonly fingerprint: string | undefined;
  readonly fault: LineFault | undefined;
  send(text: string): void;
  close(): void;
}

/** Whether this browser makes large messages out of small ones; those of before 2023 may not. */
const CAN_INFLATE = typeof DecompressionStream !== 'undefined';

/** Dials the host there. It must have the key with the print `known`, if one is known. */
export function encryptedSocket(address: string | URL, known: string | undefined): EncryptedSocket {
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  const events = new EventTarget();
  const end = channelInitiator(
    { fresh: crypto.getRandomValues(new Uint8Array(32)), inflates: CAN_INFLATE, known },
    (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
  );
  let fault: LineFault | undefined;
  const tell = inOrder(
    (data) => {
      // After what could not be read, what comes next would stand in the wrong place.
      if (!fault) events.dispatchEvent(new MessageEvent('message', { data }));
    },
    () => {
      fault = 'strange';
      socket.close();
    },
  );
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (fault) return;
    const wasOpen = end.fingerprint !== undefined;
    let message: FramePayload | undefined;
    try {
      // A text is none of ours, and fails as one that was changed.
      message = end.receive(new Uint8Array(data as ArrayBuffer));
    } catch (error) {
      fault = error instanceof HostKeyMismatch ? error : 'meddled';
      return socket.close();
    }
    // What falls over from here on is our own fault.
    if (message) tell(message);
    else if (!wasOpen && end.fingerprint !== undefined) events.dispatchEvent(new Event('open'));
  });
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
      // On a line that is going nobody hears it, and who asked is told when it has gone.
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(end.frame(new TextEncoder().encode(text)) as Uint8Array<ArrayBuffer>);
    },
    close: () => socket.close(),
  };
}

/** Tells texts in the order in which they came, also when one takes longer to read. */
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
