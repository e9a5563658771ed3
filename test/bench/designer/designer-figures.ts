import { exponent, medianOf } from '../samples.ts';
import type { DesignerSample, Step } from './measure-designer.ts';

const of = (samples: readonly DesignerSample[], name: string, size: number) =>
  samples.filter((sample) => sample.name === name && sample.size === size);

/** One figure of a designer at a size, over all repetitions. */
interface Figures {
  step(measure: 'script' | 'cpu', step: Step): number | undefined;
  readonly openCpu: number | undefined;
  readonly heap: number | undefined;
  readonly later: number | undefined;
  readonly paintCpu: number | undefined;
  readonly paintClock: number | undefined;
  readonly framesPerSecond: number | undefined;
  readonly idleFramesPerSecond: number | undefined;
  readonly cpuOfFrame: number | undefined;
  readonly heapRatio: number | undefined;
  readonly errors: readonly string[];
}

export function figuresOf(samples: readonly DesignerSample[], name: string, size: number): Figures {
  const own = of(samples, name, size);
  return {
    step: (measure, step) => medianOf(own.flatMap((sample) => sample[measure][step])),
    openCpu: medianOf(own.map(({ openCpu }) => openCpu)),
    heap: medianOf(own.map(({ heap }) => heap)),
    later: medianOf(own.flatMap(({ later }) => later ?? [])),
    paintCpu: medianOf(own.flatMap(({ toPaint = [] }) => toPaint.map(({ cpu }) => cpu))),
    paintClock: medianOf(own.flatMap(({ toPaint = [] }) => toPaint.map(({ clock }) => clock))),
    framesPerSecond: medianOf(own.map(({ drag }) => drag?.framesPerSecond)),
    idleFramesPerSecond: medianOf(own.map(({ drag }) => drag?.idleFramesPerSecond)),
    cpuOfFrame: medianOf(own.map(({ drag }) => drag?.cpuOfFrame)),
    heapRatio: medianOf(own.map(({ heapRatio }) => heapRatio)),
    errors: [...new Set(own.flatMap(({ error }) => (error === undefined ? [] : [error])))],
  };
}

export function sizesOf(samples: readonly DesignerSample[]): number[] {
  return [...new Set(samples.map(({ size }) => size))].sort((left, right) => left - right);
}

/** How the script time of a step grows with the design. */
export function growthOf(samples: readonly DesignerSample[], name: string, step: Step): number | undefined {
  const points = sizesOf(samples).flatMap((size) => {
    const value = figuresOf(samples, name, size).step('script', step);
    return value === undefined || value <= 0 ? [] : [[size, value] as const];
  });
  return exponent(points);
}
