/**
 * Who wants to know of which name. A change of one field wakes the components of that field and no others; nothing here
 * reads values, so registering costs the same however large the form is.
 */
export interface Signals {
  subscribe(name: string, listener: () => void): () => void;
  /** Grows with every change of the name: what a component compares. */
  version(name: string): number;
  notify(name: string): void;
}

export function createSignals(): Signals {
  const versions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe(name, listener) {
      const known = listeners.get(name) ?? new Set();
      known.add(listener);
      listeners.set(name, known);
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(name) === known) listeners.delete(name);
      };
    },
    version: (name) => versions.get(name) ?? 0,
    notify(name) {
      versions.set(name, (versions.get(name) ?? 0) + 1);
      for (const listener of [...(listeners.get(name) ?? [])]) listener();
    },
  };
}

/** Names of signals that are not fields. `$` cannot begin a field's name. */
export const signalNames = {
  problems: '$problems',
  submit: '$submit',
  pane: (id: string) => `$pane:${id}`,
  /** A cell of one row changed; a change of the rows themselves is a change of the table. */
  row: (table: string, row: number) => `${table}/${row}`,
  /** A cell of any row changed: what sums them up listens here. */
  cells: (table: string) => `${table}/`,
} as const;
