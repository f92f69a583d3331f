import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HotspotView } from '#shared/protocol/desktop-shell.ts';
import { HotspotOffer } from './HotspotOffer.tsx';
import { HotspotSteps } from './HotspotSteps.tsx';

let shown: HotspotView | null;

vi.mock('../../games/use-words.ts', () => ({ useWords: () => ({ say: (key: string) => key }) }));
vi.mock('../../ui/QrCode.tsx', () => ({
  QrCode: ({ address }: { readonly address: string }) => <img alt={address} />,
  PhoneCode: ({ base, code }: { readonly base: string; readonly code: string }) => <img alt={`${base} ${code}`} />,
}));
vi.mock('../../client/connection/desktop-shell.ts', () => ({ askShell: () => undefined }));
vi.mock('./use-hotspot.ts', () => ({ useHotspot: () => shown }));

const ON = {
  is: 'on',
  name: 'Panno Verde 47',
  password: 'abcdefghjk',
  address: '10.42.0.1',
  hasPhone: false,
} as const;

beforeEach(() => {
  shown = null;
});

const offer = (view: HotspotView | null): string => {
  shown = view;
  return renderToStaticMarkup(<HotspotOffer />);
};

describe('what is offered where there is no network', () => {
  it('is nothing in a browser and at another host', () => {
    expect(offer(null)).toBe('');
  });

  it('is a network of this computer’s own, also after it failed', () => {
    expect(offer({ is: 'off' })).toContain('hotspot.start<');
    const failed = offer({ is: 'failed', why: 'wifi-off' });
    for (const said of ['hotspot.failed.wifi-off', 'hotspot.start<', 'hotspot.phone']) expect(failed).toContain(said);
  });

  it.each(['windows', 'macos', 'linux'] as const)('is three clicks where only %s makes one', (system) => {
    const said = offer({ is: 'by-hand', system });
    expect(said.match(/<li>.*?<\/li>/g)).toEqual([1, 2, 3].map((click) => `<li>hotspot.${system}.${click}</li>`));
    expect(said).not.toContain('<button');
  });

  it('can be turned off, and does not say its password', () => {
    const said = offer(ON);
    expect(said).toContain('hotspot.stop');
    expect(said).not.toContain(ON.password);
  });
});

describe('the two pictures', () => {
  const base = 'http://192.168.1.5:4747';
  const steps = (hasPhone: boolean): string =>
    renderToStaticMarkup(<HotspotSteps hotspot={{ ...ON, hasPhone }} base={base} code="K7MP" />);

  it('begin with the network, and its password', () => {
    const said = steps(false);
    expect(said).toContain(`alt="WIFI:T:WPA;S:${ON.name};P:${ON.password};;"`);
    expect(said).not.toContain('K7MP');
  });

  it('go on to the table at this computer’s address there, without the password', () => {
    const said = steps(true);
    expect(said).toContain(`alt="http://${ON.address}:4747 K7MP"`);
    expect(said).not.toContain(ON.password);
  });

  it('wait for an address', () => {
    expect(
      renderToStaticMarkup(<HotspotSteps hotspot={{ ...ON, hasPhone: true }} base={undefined} code="K7MP" />),
    ).toContain('hotspot.soon');
  });
});
