import type { Writing } from './resource-hooks.ts';

/**
 * What a turn in which many rows are written has asked already is not asked again: for what no row of the turn changes, and
 * for what is done to others once however many rows want it. Whoever takes a row back forgets all of it.
 * @param question tells it from all others
 */
export function askedOnce<T>({ asked }: Pick<Writing, 'asked'>, question: string, ask: () => Promise<T>): Promise<T> {
  if (!asked) return ask();
  const known = asked.get(question);
  if (known) return known as Promise<T>; // the answer to the same question
  const answer = ask();
  asked.set(question, answer);
  return answer;
}
