/** A net of one hidden layer that foretells points and how far off they may be; without a layer, a weighted sum. */

export interface Foretold {
  readonly points: number;
  /** A standard deviation. */
  readonly spread: number;
}

/** Points are told in parts of this, beside a middle, so that all numbers are small. */
const SCALE = 20;
const MIDDLE = 55;
/** One deal that is far off must not turn everything over. */
const MOST_PULL = 4;

/** The weights of one unit, the last one beside all that comes in. */
type Unit = Float64Array;

export class Net {
  readonly #hidden: readonly Unit[];
  /** For the points, and for the logarithm of the spread. */
  readonly #outputs: readonly [Unit, Unit];

  /** `chance`: from 0 to 1, for what it begins with. */
  constructor(inputs: number, hidden: number, chance: () => number) {
    const unit = (width: number): Unit => Float64Array.from({ length: width + 1 }, () => (chance() - 0.5) / 4);
    this.#hidden = Array.from({ length: hidden }, () => unit(inputs));
    this.#outputs = [unit(hidden || inputs), unit(hidden || inputs)];
  }

  foretell(inputs: readonly number[]): Foretold {
    const behind = this.#behind(inputs);
    const [points, spread] = this.#outputs;
    return { points: MIDDLE + SCALE * weigh(points, behind), spread: SCALE * Math.exp(weigh(spread, behind)) };
  }

  /** One step towards what came of it: the likelihood of a normal distribution whose spread is learnt, too. */
  learn(inputs: readonly number[], made: number, rate: number): void {
    const behind = this.#behind(inputs);
    const [points, spread] = this.#outputs;
    const miss = (made - MIDDLE) / SCALE - weigh(points, behind);
    const tight = Math.exp(-2 * weigh(spread, behind));
    const pull = rate * bounded(miss * tight);
    const pullOfSpread = rate * bounded(miss ** 2 * tight - 1);
    for (const [k, unit] of this.#hidden.entries()) {
      if (behind[k]) nudge(unit, inputs, pull * (points[k] ?? 0) + pullOfSpread * (spread[k] ?? 0));
    }
    nudge(points, behind, pull);
    nudge(spread, behind, pullOfSpread);
  }

  /** What the outputs are made of: the hidden layer, or else what comes in. */
  #behind(inputs: readonly number[]): readonly number[] {
    return this.#hidden.length > 0 ? this.#hidden.map((unit) => Math.max(0, weigh(unit, inputs))) : inputs;
  }
}

function weigh(unit: Unit, inputs: readonly number[]): number {
  let sum = unit[inputs.length] ?? 0;
  for (const [k, input] of inputs.entries()) if (input !== 0) sum += (unit[k] ?? 0) * input;
  return sum;
}

function nudge(unit: Unit, inputs: readonly number[], step: number): void {
  for (const [k, input] of inputs.entries()) if (input !== 0) unit[k] = (unit[k] ?? 0) + step * input;
  unit[inputs.length] = (unit[inputs.length] ?? 0) + step;
}

function bounded(pull: number): number {
  return Math.max(-MOST_PULL, Math.min(MOST_PULL, pull));
}
