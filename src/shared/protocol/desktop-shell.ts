/** Messages between the desktop window and its shell, apart from those to a host. */
import { z } from 'zod';

/** Why a file from the system can't be shown. */
export type FileFault = 'not-there' | 'not-a-file' | 'too-large';

/** A link or file opened from outside the app. A person must confirm before anything happens. */
export type OpenRequest =
  | {
      readonly kind: 'invitation';
      readonly address: string;
      readonly code: string;
      /** The host key's fingerprint. */
      readonly print?: string;
    }
  | { readonly kind: 'strange-link' }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'no-file'; readonly name: string; readonly why: FileFault };

/** The stage of an update. */
export type UpdateStage =
  | { readonly is: 'idle' | 'looking' | 'newest' }
  | { readonly is: 'there' | 'ready'; readonly version: string }
  | { readonly is: 'fetching'; readonly version: string; readonly percent: number }
  | { readonly is: 'failed'; readonly why: UpdateFault };

/** No answer, an invalid signature, or something else. */
export type UpdateFault = 'unreachable' | 'unsigned' | 'broken';

export interface UpdateView {
  readonly stage: UpdateStage;
  /** Checks once a day automatically. */
  readonly byItself: boolean;
  /** A match here or at another host delays updates. */
  readonly waits: boolean;
}

/** Somebody tried to join with another version. */
export interface VersionMismatch {
  readonly theirs: string;
  readonly ours: string;
}

/** No NetworkManager, no Wi-Fi device, Wi-Fi switched off, the system doesn't allow it, or something else. */
export type HotspotFault = 'no-tool' | 'no-wifi' | 'wifi-off' | 'not-allowed' | 'failed';

/** The Wi-Fi network that this computer makes where there is none; its password is here only while it is on. */
export type HotspotView =
  | { readonly is: 'off' | 'starting' }
  /** Only the system's own settings make one. */
  | { readonly is: 'by-hand'; readonly system: 'windows' | 'macos' | 'linux' }
  | { readonly is: 'failed'; readonly why: Exclude<HotspotFault, 'no-tool'> }
  | {
      readonly is: 'on';
      readonly name: string;
      readonly password: string;
      /** This computer's address in it. */
      readonly address: string;
      /** Somebody else is in it. */
      readonly hasPhone: boolean;
    };

/** Messages to the window; `updates` only where updates are possible. */
export type ShellMessage =
  | { readonly kind: 'opened'; readonly opened: OpenRequest }
  | ({ readonly kind: 'other-version' } & VersionMismatch)
  | { readonly kind: 'updates'; readonly updates: UpdateView }
  | { readonly kind: 'hotspot'; readonly hotspot: HotspotView }
  | { readonly kind: 'full-screen'; readonly isFull: boolean };

const updateRequestSchema = z.enum(['look', 'fetch', 'install', 'by-itself', 'when-asked']);
/** What the page asks of updates. */
export type UpdateRequest = z.infer<typeof updateRequestSchema>;

const windowRequestSchema = z.enum(['full-screen', 'window', 'stay-awake', 'may-sleep']);
/** What the page asks of its window. */
export type WindowRequest = z.infer<typeof windowRequestSchema>;

const hotspotRequestSchema = z.enum(['start-hotspot', 'stop-hotspot']);
/** What the page asks of the Wi-Fi network. */
export type HotspotRequest = z.infer<typeof hotspotRequestSchema>;

export const shellRequestSchema = z.union([updateRequestSchema, hotspotRequestSchema, windowRequestSchema]);
/** The page's requests to the shell. */
export type ShellRequest = z.infer<typeof shellRequestSchema>;

/** Whether a request is about updates. */
export function isUpdateRequest(ask: ShellRequest): ask is UpdateRequest {
  return updateRequestSchema.safeParse(ask).success;
}

/** Whether a request is about the Wi-Fi network. */
export function isHotspotRequest(ask: ShellRequest): ask is HotspotRequest {
  return hotspotRequestSchema.safeParse(ask).success;
}
