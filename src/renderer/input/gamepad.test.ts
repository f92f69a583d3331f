import { describe, expect, it } from 'vitest';
import { heldKeys, pressesOf } from './gamepad.ts';

const button = (pressed: boolean): GamepadButton => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
const pad = (pressed: number[], axes: number[] = [0, 0], id = '') => ({
  id,
  buttons: Array.from({ length: 17 }, (_, index) => button(pressed.includes(index))),
  axes,
});

describe('a gamepad as a keyboard', () => {
  it('reads buttons and the direction pad', () => {
    expect([...heldKeys(pad([0]))]).toEqual(['Enter']);
    expect([...heldKeys(pad([1]))]).toEqual(['Escape']);
    expect([...heldKeys(pad([12, 15]))]).toEqual(['ArrowUp', 'ArrowRight']);
    expect([...heldKeys(pad([4, 5, 6, 7]))]).toEqual(['Shift+ArrowLeft', 'Shift+ArrowRight', 'o', 's']);
    expect([...heldKeys(pad([8, 9, 10, 11]))]).toEqual(['F1', 'F10', 'l', 'w']);
  });

  it('says yes with the button that has an A, wherever that lies', () => {
    const switchPro = 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)';
    expect([...heldKeys(pad([1], [0, 0], switchPro))]).toEqual(['Enter']);
    expect([...heldKeys(pad([0], [0, 0], switchPro))]).toEqual(['Escape']);
  });

  it('reads the stick once it is clearly pushed', () => {
    expect([...heldKeys(pad([], [0.3, -0.3]))]).toEqual([]);
    expect([...heldKeys(pad([], [-0.9, 0.1]))]).toEqual(['ArrowLeft']);
    expect([...heldKeys(pad([], [0, 1]))]).toEqual(['ArrowDown']);
  });

  it('tells a press and a release once each, however long it is held', () => {
    const first = pressesOf(new Map(), new Set(['Enter']), 1000);
    expect(first.pressed).toEqual(['Enter']);
    const second = pressesOf(first.held, new Set(['Enter']), 3000);
    expect([second.pressed, second.released]).toEqual([[], []]);
    expect(pressesOf(second.held, new Set(), 3050).released).toEqual(['Enter']);
  });

  it('repeats arrows that are held', () => {
    const { held } = pressesOf(new Map(), new Set(['ArrowLeft']), 1000);
    expect(pressesOf(held, new Set(['ArrowLeft']), 1200).pressed).toEqual([]);
    const again = pressesOf(held, new Set(['ArrowLeft']), 1400);
    expect(again.pressed).toEqual(['ArrowLeft']);
    expect(pressesOf(again.held, new Set(['ArrowLeft']), 1500).pressed).toEqual([]);
  });
});
