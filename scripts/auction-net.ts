/** A net of one hidden layer that foretells points and how far off they may be; without a layer, a weighted sum. */

/** What is foretold; half of all lies about within one spread. */
export interface Foretold {
  readonly points: number;
  readonly spread: number;
}

/** Points are told in parts of this, so that all numbers are small. */
const SCALE = 20;
const MIDDLE = 55;

export class Net {
  readonly #size: number;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #layer: Float64Array;
  readonly #inputs: number;

  /** `chance`: from 0 to 1, for what it begins with. */
  constructor(inputs: number, hidden: number, chance: () => number) {
    this.#inputs = inputs;
    this.#size = hidden;
    this.#first = Float64Array.from({ length: hidden * (inputs + 1) }, () => (chance() - 0.5) * 0.4);
    const behind = hidden > 0 ? hidden : inputs;
    this.#second = Float64Array.from({ length: 2 * (behind + 1) }, () => (chance() - 0.5) * 0.1);
    this.#layer = new Float64Array(hidden);
  }

  /** How many weights it has. */
  get weights(): number {
    return this.#first.length + this.#second.length;
  }

  foretell(inputs: readonly number[]): Foretold {
    const [points, spread] = this.#forward(inputs);
    return { points: MIDDLE + SCALE * points, spread: SCALE * Math.exp(spread) };
  }

  /** One step towards what came of it: the likelihood of a normal distribution whose spread is learnt, too. */
  learn(inputs: readonly number[], made: number, rate: number): void {
    const [points, spread] = this.#forward(inputs);
    const miss = (made - MIDDLE) / SCALE - points;
    const tight = Math.exp(-2 * spread);
    // Bounded: one deal far off must not turn it over.
    const pulls = [Math.max(-4, Math.min(4, miss * tight)), Math.max(-2, Math.min(2, miss ** 2 * tight - 1))];
    const behind: ArrayLike<number> = this.#size > 0 ? this.#layer : inputs;
    const width = behind.length + 1;
    const back = new Float64Array(this.#size);
    for (const [output, pull] of pulls.entries()) {
      for (let k = 0; k < behind.length; k++) {
        const place = output * width + k;
        if (this.#size > 0) back[k] = (back[k] ?? 0) + pull * (this.#second[place] ?? 0);
        this.#second[place] = (this.#second[place] ?? 0) + rate * pull * (behind[k] ?? 0);
      }
      const bias = output * width + behind.length;
      this.#second[bias] = (this.#second[bias] ?? 0) + rate * pull;
    }
    for (let unit = 0; unit < this.#size; unit++) {
      if ((this.#layer[unit] ?? 0) <= 0) continue;
      const step = rate * (back[unit] ?? 0);
      const row = unit * (this.#inputs + 1);
      for (let k = 0; k < this.#inputs; k++) {
        if (inputs[k]) this.#first[row + k] = (this.#first[row + k] ?? 0) + step * (inputs[k] ?? 0);
      }
      this.#first[row + this.#inputs] = (this.#first[row + this.#inputs] ?? 0) + step;
    }
  }

  #forward(inputs: readonly number[]): [number, number] {
    for (let unit = 0; unit < this.#size; unit++) {
      const row = unit * (this.#inputs + 1);
      let sum = this.#first[row + this.#inputs] ?? 0;
      for (let k = 0; k < this.#inputs; k++) if (inputs[k]) sum += (this.#first[row + k] ?? 0) * (inputs[k] ?? 0);
      this.#layer[unit] = Math.max(0, sum);
    }
    const behind: ArrayLike<number> = this.#size > 0 ? this.#layer : inputs;
    const width = behind.length + 1;
    const outputs: [number, number] = [0, 0];
    for (const output of [0, 1] as const) {
      let sum = this.#second[output * width + behind.length] ?? 0;
      for (let k = 0; k < behind.length; k++) sum += (this.#second[output * width + k] ?? 0) * (behind[k] ?? 0);
      outputs[output] = sum;
    }
    return outputs;
  }
}
