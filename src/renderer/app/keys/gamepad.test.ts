import { describe, expect, it } from 'vitest';
import { heldKeys } from './gamepad.ts';

const button = (pressed: boolean): GamepadButton => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
const pad = (pressed: number[], axes: number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, index) => button(pressed.includes(index))),
  axes,
});

describe('a gamepad as a keyboard', () => {
  it('reads buttons and the direction pad', () => {
    expect([...heldKeys(pad([0]))]).toEqual(['Enter']);
    expect([...heldKeys(pad([1]))]).toEqual(['Escape']);
    expect([...heldKeys(pad([12, 15]))]).toEqual(['ArrowUp', 'ArrowRight']);
  });

  it('reads the stick once it is clearly pushed', () => {
    expect([...heldKeys(pad([], [0.3, -0.3]))]).toEqual([]);
    expect([...heldKeys(pad([], [-0.9, 0.1]))]).toEqual(['ArrowLeft']);
    expect([...heldKeys(pad([], [0, 1]))]).toEqual(['ArrowDown']);
  });
});
