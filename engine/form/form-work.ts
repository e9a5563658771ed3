import type { FieldWork, FormWork } from '../contract/form-session.ts';
import { type Signals, signalNames } from '../contract/signals.ts';

/** @param changed called with the field whose work is another, and its row where it is a sub-table's */
export function createFormWork(signals: Signals, changed: (name: string, row: object | undefined) => void): FormWork {
  const works = new Map<object, FieldWork>();
  const waiting = new Set<() => void>();
  let isOpen = true;
  const some = (holds: (work: FieldWork) => boolean) => works.size > 0 && [...works.values()].some(holds);
  const isRunning = (name?: string) => some((work) => work.isRunning && (name === undefined || work.name === name));
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  return {
    set(owner, work) {
      const place = work ?? works.get(owner);
      if (!place) return;
      if (work) works.set(owner, work);
      else works.delete(owner);
      changed(place.name, place.cell?.row);
      signals.notify(signalNames.work);
      if (!isRunning()) wake();
    },
    isRunning,
    isControlRunning: () => some((work) => work.isRunning && work.byStep !== true),
    // Nothing is under way nearly always, and every field of a form asks.
    failureOf: (name) =>
      works.size === 0
        ? ''
        : [...works.values()]
            .filter((work) => work.name === name && work.failure !== '')
            .map(({ failure }) => failure)
            .join('\n'),
    isAt: (name, row, column) =>
      some(
        (work) =>
          work.name === name &&
          (row === undefined || work.cell?.row === row) &&
          (column === undefined || work.cell?.column === column),
      ),
    async settled() {
      while (isOpen && isRunning()) await new Promise<void>((resolve) => waiting.add(resolve));
      return isOpen;
    },
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      wake();
    },
  };
}
