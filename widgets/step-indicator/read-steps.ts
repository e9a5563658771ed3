import { records, wordOf } from '../shared/records.ts';

export interface Step {
  readonly title: string;
  readonly description: string;
  /** What the field that is followed holds at this step; its place or its title, where nothing is said. */
  readonly value: string;
}

export function readSteps(stored: unknown): Step[] {
  return records(stored).map(({ title, description, value }) => ({
    title: wordOf(title),
    description: wordOf(description),
    value: wordOf(value),
  }));
}

/**
 * Which step a value means, counted from 0: one that has the value, else the title, else a number. As many as there are
 * steps, or more: all are done. Undefined where it means none.
 */
export function stepOf(steps: readonly Step[], value: unknown): number | undefined {
  const text = wordOf(Array.isArray(value) ? value[0] : value).trim();
  if (text === '') return undefined;
  const named = steps.findIndex((step) => step.value === text);
  const titled = named >= 0 ? named : steps.findIndex(({ title }) => title === text);
  if (titled >= 0) return titled;
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, steps.length) : undefined;
}

export type StepState = 'wait' | 'process' | 'finish' | 'error';

/** `success` is what the dialect calls finished. */
export function stepState(index: number, active: number, processStatus: unknown): StepState {
  if (index !== active) return index < active ? 'finish' : 'wait';
  if (processStatus === 'success') return 'finish';
  return processStatus === 'wait' || processStatus === 'finish' || processStatus === 'error'
    ? processStatus
    : 'process';
}
