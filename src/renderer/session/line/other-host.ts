import { HostKeyMismatch } from '#shared/noise/line.ts';
import type { ChannelStatus } from '#shared/protocol/line.ts';

/** Another host answers than the one that is known at an address: who that was, and as whom this one is known. */
export class UnknownHostKeyError extends HostKeyMismatch {
  readonly known: string | null;
  readonly as: string | null;

  constructor({ print, known, as }: Extract<ChannelStatus, { line: 'stranger' }>) {
    super(print);
    this.known = known;
    this.as = as;
  }
}
