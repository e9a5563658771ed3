/** Every key of the product in local storage. Source: shell specification 3, local storage keys. */
export const prefix = 'adit_';

type Kind = 'string' | 'number' | 'boolean' | 'object';

/**
 * Values are stored as text with their type behind it (`zh_string`, `true_boolean`), so that they come back as what they
 * were. Anything that does not read back is as if it were not there. What storage cannot take, full, switched off or
 * broken as it may be, is kept in memory for this page only.
 * @param area asked each time: a browser may refuse it
 */
function createStored(area: () => Storage) {
  const memory = new Map<string, string>();

  /** Memory first: where storage could not take a value, it may still hold the one before. */
  const readText = (key: string): string | null | undefined => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return area().getItem(key);
    } catch {
      return undefined;
    }
  };

  return {
    read<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
      const stored = readText(prefix + key);
      if (stored === null || stored === undefined) return undefined;
      const end = stored.lastIndexOf('_');
      const value = parse(stored.slice(0, end), stored.slice(end + 1));
      return isValid(value) ? value : undefined;
    },
    write(key: string, value: string | number | boolean | object): void {
      const kind = typeof value as Kind; // of these four by the parameter's type
      const stored = `${kind === 'object' ? JSON.stringify(value) : String(value)}_${kind}`;
      try {
        area().setItem(prefix + key, stored);
        memory.delete(prefix + key);
      } catch {
        memory.set(prefix + key, stored);
      }
    },
    remove(key: string): void {
      memory.delete(prefix + key);
      try {
        area().removeItem(prefix + key);
      } catch {
        // Storage is switched off: there was nothing to remove.
      }
    },
    /** Keys that begin with a text, without the prefix. */
    keys(start: string): string[] {
      const keys = new Set([...memory.keys()]);
      try {
        const stored = area();
        for (let index = 0; index < stored.length; index += 1) keys.add(stored.key(index) ?? '');
      } catch {
        // Storage is switched off: what is in memory is all there is.
      }
      return [...keys].filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));
    },
    /** What was kept in memory in place of a key is old as soon as another tab could store it. `key` has its prefix. */
    otherTabWrote: (key: string): void => void memory.delete(key),
  };
}

/** All tabs of the browser share it. */
export const {
  read: readStored,
  write: writeStored,
  remove: removeStored,
  keys: storedKeys,
  otherTabWrote,
} = createStored(() => localStorage);

/** For one tab, until it is closed. */
export const tabStored = createStored(() => sessionStorage);

function parse(text: string, kind: string): unknown {
  switch (kind) {
    case 'string':
      return text;
    case 'number':
      return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'object':
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    default:
      return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
