/** A phone or a window at the table: it keeps its token, shows the latest it was told, and remembers every byte. */
import type { Seat, Viewer } from '#shared/engine/rules.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import { type Visitor, visit } from '../host/support/client.ts';

export interface Device {
  readonly name: string;
  token: string | undefined;
  /** The line that is open now. */
  line: Line | undefined;
  /** Lines that another one of the same device has replaced, still open. */
  readonly replaced: Line[];
  /** Lines that are closed. */
  readonly closed: Line[];
}

export interface Line {
  readonly visitor: Visitor;
  view: TableView | undefined;
  readonly updates: Map<Viewer, PlayUpdate>;
}

export function newDevice(name: string): Device {
  return { name, token: undefined, line: undefined, replaced: [], closed: [] };
}

/** Opens a line, with the token of before if there is one. */
export async function connect(device: Device, port: number): Promise<Line> {
  const visitor = await visit(port, device.token);
  if (device.line) device.replaced.push(device.line);
  device.token = visitor.token;
  device.line = { visitor, view: undefined, updates: new Map() };
  return device.line;
}

/** The line breaks without a word. */
export async function drop(device: Device): Promise<void> {
  const { line } = device;
  device.line = undefined;
  if (line) await hangUp(device, line);
}

/** An old line that another one has replaced is closed at last. */
export async function closeLate(device: Device): Promise<void> {
  const old = device.replaced.shift();
  if (old) await hangUp(device, old);
}

async function hangUp(device: Device, line: Line): Promise<void> {
  await line.visitor.leave();
  device.closed.push(line);
}

/** Watches the table, and every seat it gives to this device. */
export function watchTable(line: Line, table: string): void {
  follow(line.visitor.client.table.watch({ table }), (view) => {
    line.view = view;
    for (const seat of view.stage === 'lobby' ? [] : view.mine) watchSeat(line, table, seat);
  });
}

function watchSeat(line: Line, table: string, seat: Seat): void {
  if (line.updates.has(seat)) return;
  follow(line.visitor.client.play.watch({ table, viewer: seat }), (update) => line.updates.set(seat, update));
}

/** Takes all that comes until the stream ends, however it ends: the line is gone, or the host says no more. */
function follow<T>(opening: Promise<AsyncIterable<T>>, take: (value: T) => void): void {
  const run = async (): Promise<void> => {
    for await (const value of await opening) take(value);
  };
  run().catch(() => undefined);
}

/** All lines this device ever had: each has every message that came over it. */
export function linesOf({ line, replaced, closed }: Device): Line[] {
  return [...closed, ...replaced, ...(line ? [line] : [])];
}
