import { figuresOf, sizesOf } from './designer-figures.ts';
import { type DesignerSample, steps } from './measure-designer.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const figure = (value: number | undefined) =>
  value === undefined ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(1);

/** Every figure, one table a size: script / main thread in ms of each step, medians. */
export function designerTables(samples: readonly DesignerSample[]): string[] {
  const names = [...new Set(samples.map(({ name }) => name))];
  return sizesOf(samples).flatMap((size) => [
    `### ${size.toLocaleString('en')} nodes`,
    '',
    row(['', 'open', ...steps, 'left for later', 'frames/s in a drag', 'ms a frame', 'heap MiB', 'checks']),
    row(['---', '---:', ...steps.map(() => '---:'), '---:', '---:', '---:', '---:', '---']),
    ...names.map((name) => {
      const { step, openCpu, later, framesPerSecond, cpuOfFrame, heap, errors } = figuresOf(samples, name, size);
      return row([
        name,
        figure(openCpu),
        ...steps.map((one) => `${figure(step('script', one))} / ${figure(step('cpu', one))}`),
        ...[later, framesPerSecond, cpuOfFrame, heap].map(figure),
        errors.join('; ') || 'ok',
      ]);
    }),
    '',
  ]);
}
