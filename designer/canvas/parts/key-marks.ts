/** A mark of some nodes, by key. Whoever draws a node is told when its own mark is another one, and only then. */
export interface KeyMarks {
  read(key: string): string | undefined;
  subscribe(key: string, listener: () => void): () => void;
  replace(marks: ReadonlyMap<string, string>): void;
}

export function createKeyMarks(): KeyMarks {
  let current: ReadonlyMap<string, string> = new Map();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  return {
    read: (key) => current.get(key),
    subscribe: (key, listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    replace: (marks) => {
      const before = current;
      current = marks;
      for (const key of before.keys()) if (before.get(key) !== marks.get(key)) tell(key);
      for (const key of marks.keys()) if (!before.has(key)) tell(key);
    },
  };
}
