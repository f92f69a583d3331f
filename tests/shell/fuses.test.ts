import { FuseV1Options } from '@electron/fuses';
import { expect, it } from 'vitest';
import fuses from '../../resources/fuses.json' with { type: 'json' };

it('says of every fuse there is how it shall be', () => {
  const names = Object.values(FuseV1Options).filter((name) => typeof name === 'string');
  expect(Object.keys(fuses)).toEqual(names);
});

it('blows those that would let someone else run code in our name', () => {
  expect(fuses).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: true,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
    WasmTrapHandlers: true,
  });
});
