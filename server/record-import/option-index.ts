import { allLabels, type Option } from '../../engine/schema/values/index.ts';
import type { Found } from './found.ts';
import { stepsOf } from './text-parts.ts';

/** Options by what people call them, and by what is stored of them. */
export class OptionIndex {
  readonly #options: readonly Option[];
  readonly #byText = new Map<string, Set<Option['value']>>();

  constructor(options: readonly Option[]) {
    this.#options = options;
    this.#take(options);
  }

  find(text: string): Found {
    const values = [...(this.#byText.get(text) ?? [])];
    if (values.length > 1) return { kind: 'several' };
    const [value] = values;
    return value === undefined ? { kind: 'none' } : { kind: 'one', value };
  }

  /** A way down, by its steps; the last step alone where no other is called so. */
  findWay(text: string): Found {
    const steps = stepsOf(text);
    const ways = waysTo(this.#options, steps);
    const found = ways.length === 0 && steps.length === 1 ? lastSteps(this.#options, steps[0] ?? '') : ways;
    if (found.length > 1) return { kind: 'several' };
    const [value] = found;
    return value === undefined ? { kind: 'none' } : { kind: 'one', value };
  }

  #take(options: readonly Option[]): void {
    for (const option of options) {
      for (const label of [...allLabels(option), String(option.value)]) {
        const values = this.#byText.get(label) ?? new Set();
        this.#byText.set(label, values.add(option.value));
      }
      if (option.children) this.#take(option.children);
    }
  }
}

const isCalled = (option: Option, text: string) => allLabels(option).includes(text) || String(option.value) === text;

function waysTo(options: readonly Option[], [step, ...rest]: readonly string[]): Option['value'][][] {
  if (step === undefined) return [];
  return options.flatMap((option) => {
    if (!isCalled(option, step)) return [];
    return rest.length === 0
      ? [[option.value]]
      : waysTo(option.children ?? [], rest).map((way) => [option.value, ...way]);
  });
}

function lastSteps(options: readonly Option[], text: string): Option['value'][][] {
  return options.flatMap((option) => [
    ...(isCalled(option, text) ? [[option.value]] : []),
    ...lastSteps(option.children ?? [], text).map((way) => [option.value, ...way]),
  ]);
}
