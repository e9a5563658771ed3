interface Step {
  /** Main-thread CPU, ms. */
  readonly cpu?: number;
  readonly ms?: number;
}

/** One run of one contender at one size, as the driver writes it. */
export interface Sample {
  readonly kind: 'form' | 'table';
  readonly name: string;
  readonly n: number;
  readonly mountCpu?: number;
  readonly heap?: number;
  readonly text?: Step;
  readonly num?: Step;
  readonly calcMs?: number;
  readonly validate?: Step & { readonly got: number; readonly want: number };
  readonly setValues?: Step;
  readonly append?: Step;
  readonly unmount?: Step;
  readonly mount?: { readonly found?: number; readonly want?: number; readonly leaked?: number };
  readonly textOk?: boolean;
  readonly calcOk?: boolean;
  readonly setOk?: boolean;
  readonly error?: string;
}

export const measures = {
  mount: ({ mountCpu }: Sample) => mountCpu,
  text: ({ text }: Sample) => text?.cpu,
  number: ({ num }: Sample) => num?.cpu,
  validate: ({ validate }: Sample) => validate?.cpu,
  setAll: ({ setValues }: Sample) => setValues?.cpu,
  append: ({ append }: Sample) => append?.cpu,
  unmount: ({ unmount }: Sample) => unmount?.cpu ?? unmount?.ms,
  heap: ({ heap }: Sample) => heap,
} satisfies Record<string, (sample: Sample) => number | undefined>;
export type Measure = keyof typeof measures;

/** Median of some numbers, those that were not measured left out; undefined of none. */
export function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values
    .filter((value) => value !== undefined && Number.isFinite(value))
    .sort((left, right) => Number(left) - Number(right));
  const half = (known.length - 1) / 2;
  const [low, high] = [known[Math.floor(half)], known[Math.ceil(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Median over the repetitions of a cell; undefined where it was not measured. */
export const median = (samples: readonly Sample[], measure: Measure): number | undefined =>
  medianOf(samples.map(measures[measure]));

export function cellOf(samples: readonly Sample[], kind: Sample['kind'], name: string, n: number): Sample[] {
  return samples.filter((sample) => sample.kind === kind && sample.name === name && sample.n === n);
}

/** Slope of the logarithms over the sizes: 1 is linear, 0 does not grow. */
export function exponent(points: readonly (readonly [size: number, value: number])[]): number | undefined {
  if (points.length < 2) return undefined;
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const top = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return top / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** What a run found wrong with what it drew; '' when nothing. */
export function complaint(sample: Sample): string {
  if (sample.error) return sample.error.split('\n')[0] ?? sample.error;
  if (sample.textOk === false) return 'the typed text did not arrive';
  if (sample.kind === 'table') return '';
  const { mount, validate } = sample;
  if (mount?.found !== mount?.want || mount?.leaked) return 'not every field was found, or a hidden one was';
  if (sample.calcOk === false) return 'the sum did not follow';
  if (validate && validate.got !== validate.want) return `${validate.got} errors instead of ${validate.want}`;
  return sample.setOk === false ? 'not every value was set' : '';
}
