import { type Signals, signalNames } from '../contract/signals.ts';

/** A value on its way into a field (a file being sent): not there yet, and not to be lost. */
export interface FieldWork {
  /** Field of the main form; for a cell, its sub-table. */
  readonly name: string;
  /** Of a cell: the row itself, whose place may change meanwhile, and the column. */
  readonly cell?: { readonly row: object; readonly column: string };
  readonly isRunning: boolean;
  /** What did not arrive, in words for people; '' when nothing failed. */
  readonly failure: string;
}

/** The work under way in an open form, by whoever does it. */
export interface FormWork {
  /** Tells how far the work of `owner` is; null: it has ended. */
  set(owner: object, work: FieldWork | null): void;
  /** Whether a field, or any field at all, waits for something. */
  isRunning(name?: string): boolean;
  /** What did not arrive at a field; '' when nothing failed. */
  failureOf(name: string): string;
  /** Whether work is under way or has failed in a field, in a row of a sub-table or in one cell: its control has to stay. */
  isAt(name: string, row?: object, column?: string): boolean;
  /** Resolves when nothing is on its way any more; false when the form was closed before. */
  settled(): Promise<boolean>;
  open(): void;
  close(): void;
}

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
