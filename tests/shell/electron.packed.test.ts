/** The packed app in the real Electron: its fuses are blown, and it starts from its archive. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wrongFuses } from '../../packaging/electron-builder.ts';
import { listenForStarts, playNow } from './support/driven.ts';
import { isBorrowed, ORDINARY_USER } from './support/electron-program.ts';
import { packApp } from './support/packed.ts';
import { ElectronApp, reason, sayWhyNot } from './support/real-electron.ts';

sayWhyNot('The packed app');
if (!reason && !ORDINARY_USER) process.stdout.write('A computer without a network was not tried: that needs root.\n');
if (isBorrowed) process.stdout.write('The fuse WasmTrapHandlers was not tried: the borrowed Electron has none.\n');

describe.skipIf(reason || process.platform !== 'linux')('the packed app in the real Electron', () => {
  let packed: Awaited<ReturnType<typeof packApp>>;
  let house: ElectronApp;

  beforeAll(async () => {
    packed = await packApp();
    house = new ElectronApp(packed.program);
  });

  afterAll(() => {
    house?.close();
    packed?.remove();
  });

  it('has its fuses as resources/fuses.json says', async () => {
    expect(await wrongFuses(packed.program)).toEqual(isBorrowed ? ['WasmTrapHandlers'] : []);
  });

  it('opens from its archive, whoever would have it be Node', async () => {
    const app = await house.startPlain({ ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require /nowhere.js' }, [
      '-e',
      'process.exit(7)',
    ]);
    // It holds the lock of its data, so a second start hands over to it.
    await vi.waitFor(() => expect(house.hasWindow('Panno Verde')).toBe(true), { timeout: 60_000, interval: 500 });
    expect(await house.startAgain()).toBe(0);
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
  });

  it('has bots that think in threads out of its archive', async () => {
    const drivers = await listenForStarts(house.data);
    const { ended } = await house.startPlain(drivers.env, []);
    const app = await drivers.next();
    await playNow(app, 'Tressette');
    await app.click('[data-hand][aria-disabled="false"]');
    // The others have played, too, when it is one's turn again.
    await app.until(
      `document.querySelectorAll('[data-hand]').length === 9 && document.querySelector('[data-hand][aria-disabled="false"]') !== null`,
    );
    await app.evaluate('electron.app.quit()').catch(() => undefined);
    expect(await ended).toBe(0);
    drivers.close();
  });

  it.runIf(ORDINARY_USER)('says that it is on no network, and its address once it is on one', async () => {
    const drivers = await listenForStarts(house.data);
    const { ended, plugIn } = await house.startUnplugged(drivers.env);
    const app = await drivers.next();
    await app.click('a,button', 'Play together');
    await app.click('a,button', 'Open to the network');
    await app.shows('[role=status]', 'this computer isn’t on a network');
    plugIn('10.77.0.1');
    await app.shows('.address', '10.77.0.1:');
    await app.evaluate('electron.app.quit()').catch(() => undefined);
    expect(await ended).toBe(0);
    drivers.close();
  });

  it.each(['--inspect=0', '--inspect-brk=0', '--remote-debugging-port=0'])('does not run with %s', async (flag) => {
    const { code, errors } = await house.startIntoBox(flag);
    expect(code).toBe(2);
    expect(errors).not.toMatch(/listening on/);
  });
});
