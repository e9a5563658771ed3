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

type Listener = () => void;
const none: readonly Listener[] = [];

export function createSignals(): Signals {
  const versions = new Map<string, number>();
  // Most names have one listener, and a form has thousands of names: a list is not made before there are two.
  const listeners = new Map<string, Listener | readonly Listener[]>();
  return {
    subscribe(name, listener) {
      const known = listeners.get(name);
      listeners.set(name, known === undefined ? listener : [...listOf(known), listener]);
      return () => {
        const rest = listOf(listeners.get(name)).filter((one) => one !== listener);
        if (rest.length === 0) listeners.delete(name);
        else listeners.set(name, rest);
      };
    },
    version: (name) => versions.get(name) ?? 0,
    notify(name) {
      versions.set(name, (versions.get(name) ?? 0) + 1);
      for (const listener of listOf(listeners.get(name))) listener();
    },
  };
}

function listOf(known: Listener | readonly Listener[] | undefined): readonly Listener[] {
  if (known === undefined) return none;
  return typeof known === 'function' ? [known] : known;
}

/** Names of signals that are not fields. `$` cannot begin a field's name. */
export const signalNames = {
  problems: '$problems',
  submit: '$submit',
  /** Something has set out for a field, has come, or has failed on the way. */
  work: '$work',
  pane: (id: string) => `$pane:${id}`,
  /** A cell of one row changed; a change of the rows themselves is a change of the table. */
  row: (table: string, row: number) => `${table}/${row}`,
  /** A cell of any row changed: what sums them up listens here. */
  cells: (table: string) => `${table}/`,
} as const;
