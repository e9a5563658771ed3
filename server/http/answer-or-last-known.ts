import type { AppContext } from '../kernel/app-context.ts';

const patienceMs = 300;

/**
 * For what a page is told with its document: it is sent whatever becomes of the database.
 * @param nothing what it is told before anything was known
 * @returns takes what is asked of a database; answers it, or what was said last where that fails or takes too long
 */
export function answerOrLastKnown<Value>(
  nothing: Value,
): (database: AppContext['database'], asked: Promise<Value>) => Promise<Value> {
  const lastSaid = new WeakMap<AppContext['database'], Value>();
  return (database, asked) => {
    const before = () => lastSaid.get(database) ?? nothing;
    const known = asked.then((value) => {
      lastSaid.set(database, value);
      return value;
    }, before);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Value>((resolve) => {
      timer = setTimeout(() => resolve(before()), patienceMs);
    });
    return Promise.race([known, late]).finally(() => clearTimeout(timer));
  };
}
