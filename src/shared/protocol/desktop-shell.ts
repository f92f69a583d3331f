/** What the desktop's window and the shell around it say to each other, beside what goes to a host. */
import { z } from 'zod';

/** Why a file that the system handed over is not shown. */
export type FileFault = 'not-there' | 'not-a-file' | 'too-large';

/** What somebody has opened with the app, from outside of it: a link, a file. Nothing of it is done before a person says so. */
export type OpenRequest =
  | {
      readonly kind: 'invitation';
      readonly address: string;
      readonly code: string;
      /** The print of the host's key. */
      readonly print?: string;
    }
  | { readonly kind: 'strange-link' }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'no-file'; readonly name: string; readonly why: FileFault };

/** How far looking for a newer version has come. */
export type UpdateStage =
  | { readonly is: 'idle' | 'looking' | 'newest' }
  | { readonly is: 'there' | 'ready'; readonly version: string }
  | { readonly is: 'fetching'; readonly version: string; readonly percent: number }
  | { readonly is: 'failed'; readonly why: UpdateFault };

/** Nobody answers, what came is not signed by whoever makes the app, or something else. */
export type UpdateFault = 'unreachable' | 'unsigned' | 'broken';

export interface UpdateView {
  readonly stage: UpdateStage;
  /** Looks once a day without being asked. */
  readonly byItself: boolean;
  /** Somebody plays here, or one is a guest elsewhere: nothing is looked for, fetched or put in now. */
  readonly waits: boolean;
}

/** Somebody wanted to come in with another version than this one. */
export interface VersionMismatch {
  readonly theirs: string;
  readonly ours: string;
}

/** What the shell tells the window; `updates` only where there can be any. */
export type ShellMessage =
  | { readonly kind: 'opened'; readonly opened: OpenRequest }
  | ({ readonly kind: 'other-version' } & VersionMismatch)
  | { readonly kind: 'updates'; readonly updates: UpdateView };

export const shellRequestSchema = z.enum(['look', 'fetch', 'install', 'by-itself', 'when-asked']);
/** What the window asks of the shell. */
export type ShellRequest = z.infer<typeof shellRequestSchema>;
