import type { Turns } from './turns.ts';

/**
 * Does the same for several, each in its turn; what fails ends the others before any of them takes the turn that it gives up.
 * @throws what failed first
 */
export async function allOrNone(
  numbers: readonly number[],
  turns: Turns,
  signal: AbortSignal,
  work: (number: number, stopped: AbortSignal) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end);
  let failure: unknown;
  const ending = async (number: number) => {
    try {
      await work(number, ended.signal);
    } catch (error) {
      failure ??= error;
      end();
      throw error;
    }
  };
  try {
    await Promise.all(numbers.map((number) => turns.take(() => ending(number), ended.signal)));
  } catch (error) {
    throw failure ?? error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}
