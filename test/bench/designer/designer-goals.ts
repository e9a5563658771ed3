import type { Outcome } from '../outcome.ts';
import { figuresOf, growthOf } from './designer-figures.ts';
import { memoryCommands, memorySize } from './designers.ts';
import type { DesignerSample, Step } from './measure-designer.ts';

const judged = ['select', 'move', 'undo', 'type'] as const satisfies readonly Step[];
const words: Readonly<Record<(typeof judged)[number], string>> = {
  select: 'choose a node',
  move: 'move a node',
  undo: 'undo',
  type: 'a key in a label',
};
const ms = (value: number | undefined) => (value === undefined ? 'not measured' : `${value.toFixed(1)} ms`);

/** What issue 3, section 4 asks of the designer; Puck's figures of the same run stand beside each. */
export function designerOutcomes(samples: readonly DesignerSample[]): Outcome[] {
  const at = (size: number, name = 'adit') => figuresOf(samples, name, size);
  const script = (step: (typeof judged)[number], size: number, limit: number): Outcome => ({
    what: `${words[step]}, script, ${size.toLocaleString('en')} nodes`,
    limit,
    unit: 'ms',
    reached: at(size).step('script', step),
    detail: `${step === 'select' ? `its settings, drawn in slices after it: ${ms(at(size).step('script', 'settings'))}; ` : ''}Puck ${ms(at(size, 'puck').step('script', step))}`,
  });
  const growth = (step: (typeof judged)[number]): Outcome => ({
    what: `growth exponent of that: ${words[step]}`,
    limit: 0.5,
    reached: growthOf(samples, 'adit', step),
    detail: `Puck ${growthOf(samples, 'puck', step)?.toPrecision(2) ?? 'not measured'}`,
  });
  const paint = (size: number): Outcome => ({
    what: `a key in settings to the next paint, main thread, ${size.toLocaleString('en')} nodes`,
    limit: 16,
    unit: 'ms',
    reached: at(size).paintCpu,
    detail: `by the clock, waiting for the frame included: ${ms(at(size).paintClock)}; Puck ${ms(at(size, 'puck').paintCpu)}, ${ms(at(size, 'puck').paintClock)}`,
  });
  const frames = (name: string) => {
    const { framesPerSecond, idleFramesPerSecond, cpuOfFrame } = at(memorySize, name);
    return `${framesPerSecond?.toFixed(0) ?? '–'} of ${idleFramesPerSecond?.toFixed(0) ?? '–'} frames/s at rest, ${ms(cpuOfFrame)} of main thread a frame`;
  };
  const puckHeap = at(memorySize, 'puck').heapRatio;
  return [
    ...judged.map((step) => script(step, 500, 8)),
    ...judged.map((step) => script(step, 2000, 16)),
    ...judged.map(growth),
    paint(500),
    paint(2000),
    {
      what: `frames a second while dragging, ${memorySize} nodes`,
      limit: 60,
      atLeast: true,
      // A page of 60 frames a second shows 59.9 of them in a second as it is counted.
      reached: ceilTo(at(memorySize).framesPerSecond),
      detail: `${frames('adit')}; Puck ${frames('puck')}`,
    },
    {
      what: `heap after ${memoryCommands.toLocaleString('en')} commands against the start, ${memorySize} nodes`,
      limit: 1.5,
      reached: at(memorySize).heapRatio,
      detail: `just opened ${at(memorySize).heap?.toFixed(1) ?? '–'} MiB; Puck ${puckHeap?.toFixed(2) ?? 'not measured'}`,
    },
  ];
}

function ceilTo(frames: number | undefined): number | undefined {
  return frames === undefined ? undefined : Math.round(frames);
}
