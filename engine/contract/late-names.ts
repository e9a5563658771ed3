import type { RefersTo } from '../schema/fields/refers.ts';
import type { Translate } from '../schema/text/text.ts';
import type { Reader } from './names-of.ts';

/** Names of what values of ids point to, for whoever writes values as text. */
export interface LateNames {
  /** '' until they have come. */
  textOf(to: RefersTo, value: unknown, translate: Translate): string;
  subscribe(listener: () => void): () => void;
}

type Code = typeof import('./value-names.ts');

let code: Code | undefined;
let isComing = false;
const waiting = new Set<(code: Code) => void>();

function fetchCode(): void {
  if (isComing) return;
  isComing = true;
  import('./value-names.ts').then(
    (come) => {
      code = come;
      for (const start of waiting) start(come);
      waiting.clear();
    },
    // The next value asks again.
    () => {
      isComing = false;
    },
  );
}

/** What reads names comes with the first value that has any: most pages, the sign-in page first of all, have none. */
export function lateNames(reader: () => Reader): LateNames {
  return {
    textOf(to, value, translate) {
      if (code) return code.valueText(to, value, reader(), translate);
      fetchCode();
      return '';
    },
    subscribe(listener) {
      if (code) return code.followNames(reader(), listener);
      const start = (come: Code) => {
        stop = come.followNames(reader(), listener);
        listener();
      };
      let stop = () => {
        waiting.delete(start);
      };
      waiting.add(start);
      return () => stop();
    },
  };
}
