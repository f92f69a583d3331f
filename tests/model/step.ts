/** One thing that happens to the table, and what a step is made with. */
import type fc from 'fast-check';
import type { Client } from '../host/support/client.ts';
import { reviewClaims } from './claims.ts';
import type { Device } from './device.ts';
import { expectTruth, type Memory } from './invariants.ts';
import type { Model } from './model.ts';
import { readDisk, settle, type World } from './world.ts';

/** The world, and what the truth remembers of it. */
export interface Real {
  readonly world: World;
  readonly memory: Memory;
}

export type Command = fc.AsyncCommand<Model, Real>;

/** A step: `can` it be done now, and what `happens`; after it the truth must hold. */
export function step(
  text: string,
  can: (model: Readonly<Model>) => boolean,
  happens: (model: Model, world: World) => Promise<void>,
): Command {
  return {
    check: can,
    toString: () => text,
    async run(model, { world, memory }) {
      await happens(model, world);
      reviewClaims(model);
      await settle(world);
      const disk = readDisk(world);
      model.stage = disk.stage;
      expectTruth(model, world, disk, memory);
    },
  };
}

export function deviceOf({ devices }: World, name: string): Device {
  return devices.find((device) => device.name === name) as Device;
}

export function clientOf(world: World, name: string): Client {
  const { line } = deviceOf(world, name);
  if (!line) throw new Error(`${name} is offline`);
  return line.visitor.client;
}

export const isOnline = (name: string) => (model: Readonly<Model>) => model.online.has(name);

export const isHostOnline = ({ online, host }: Readonly<Model>) => online.has(host);
