/** Who is asked to take part in a seal: who is there now, and who was there before the host started and may come back. */
import type { AbsentDevice } from '#shared/fair-shuffle/schema.ts';
import type { Participant } from '../../store/shuffle-step.ts';

/** More devices take no part: people on seats come first. */
const MAX_PARTICIPANTS = 16;

/** A device that could take part, and where it is; one of an onlooker has no names. */
export interface PresentDevice extends Participant {
  /** By what several sessions of an onlooker's are known as one device. */
  readonly place: string;
}

/** The devices at the table of a match. */
export interface ShuffleDevices {
  /** Which devices are there now. */
  devices(): readonly PresentDevice[];
  /** Who sits at the table, by session. */
  people(): readonly Participant[];
}

export class Participants {
  readonly #devices: ShuffleDevices;
  /** Where the onlookers are that were asked, and where some were waited for in vain: those are not asked again. */
  readonly #places = new Map<string, string>();
  readonly #silent = new Set<string>();
  /** Sessions that took part before the host started: they are given time to come back. */
  #missed: readonly string[] = [];

  constructor(devices: ShuffleDevices) {
    this.#devices = devices;
  }

  get isAnybodyThere(): boolean {
    return this.#devices.devices().length > 0;
  }

  /** Everybody on a seat is there, by at least one of their devices. */
  get isTableComplete(): boolean {
    const people = this.#devices.people();
    return people.length > 0 && this.#areHere(people);
  }

  /** Whether nobody who took part before the host started is still to come. */
  get isAllBack(): boolean {
    return this.#areHere(this.#missed.map((session) => ({ session })));
  }

  get isSomebodyMissed(): boolean {
    return this.#missed.length > 0;
  }

  /** These took part before the host started. */
  expectBack(devices: readonly Participant[]): void {
    this.#missed = devices.map(({ session }) => session);
  }

  /** Who has not come back by now is not waited for. */
  stopExpecting(): void {
    this.#missed = [];
  }

  /**
   * Who is asked, without those who failed before; and who sits at the table and is not there to be asked. In another
   * attempt at the same seal nobody new is asked: whoever failed would come again as somebody else, on the same seat or
   * device, and so on without end. So there are no more attempts than devices were asked first.
   */
  ask(
    failed: readonly Participant[],
    among?: readonly Participant[],
  ): { asked: Participant[]; absent: AbsentDevice[] } {
    const without = new Set(failed.map(({ session }) => session));
    const may = among && new Set(among.map(({ session }) => session));
    const asked = this.#asked((one) => !without.has(one) && (may?.has(one) ?? true), failed.some(isOnlooker));
    const there = new Set(asked.map(({ session }) => session));
    const named = new Set(failed.flatMap(({ names }) => names));
    const missing = this.#devices
      .people()
      .filter(({ session, names }) => !there.has(session) && !names.some((name) => named.has(name)));
    return { asked, absent: missing.map(({ names }) => ({ names: [...names], why: 'away' })) };
  }

  /** These were waited for in vain. */
  noteSilent(devices: readonly Participant[]): void {
    for (const { session } of devices) {
      const place = this.#places.get(session);
      if (place !== undefined) this.#silent.add(place);
    }
  }

  #areHere(sessions: readonly Pick<Participant, 'session'>[]): boolean {
    const here = new Set(this.#devices.devices().map(({ session }) => session));
    return sessions.every(({ session }) => here.has(session));
  }

  /** People on seats first, then onlookers, one of a place; none of them where one was waited for in vain. */
  #asked(may: (session: string) => boolean, noOnlookers: boolean): Participant[] {
    const there = this.#devices.devices().filter(({ session }) => may(session));
    const seated = there.filter((device) => !isOnlooker(device));
    const places = new Map(there.filter(isOnlooker).map((device) => [device.place, device]));
    const onlookers = noOnlookers ? [] : [...places.values()].filter(({ place }) => !this.#silent.has(place));
    for (const { session, place } of onlookers) this.#places.set(session, place);
    const all = [...seated, ...onlookers].slice(0, MAX_PARTICIPANTS);
    return all.map(({ session, names }) => ({ session, names: [...names] }));
  }
}

function isOnlooker({ names }: Participant): boolean {
  return names.length === 0;
}
