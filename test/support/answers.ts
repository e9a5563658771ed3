import type { RequestInput, Requests } from '../../engine/contract/requests.ts';

/** What stands for the server in stories and page tests: calls by their names, and what each answers. */
export type Answers = Readonly<Record<string, (input: RequestInput) => unknown>>;

/** Asks them as a page asks the server; any other call is answered with nothing. */
export const answeredBy =
  (answers: Answers): Requests['requestNamed'] =>
  async (call, input) =>
    answers[call]?.(input) ?? null;
