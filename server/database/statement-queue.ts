import type { WorkerRequest } from './worker-messages.ts';

type Task = Extract<WorkerRequest, { session: number }>;

/**
 * The order of work on the one session that the engine has: first come, first served, except that a transaction keeps
 * the engine for itself.
 */
export class StatementQueue {
  readonly #waiting: Task[] = [];
  /** tasks of the session whose transaction is open */
  #own: Task[] = [];
  #holder: number | undefined;

  add(task: Task): void {
    if (task.session === this.#holder) this.#own.push(task);
    else this.#waiting.push(task);
  }

  /** @returns the task to run now, or undefined when there is none or the open transaction has nothing to do */
  next(): Task | undefined {
    return this.#holder === undefined ? this.#waiting.shift() : this.#own.shift();
  }

  /** Says after each task whether its session is inside a transaction. */
  settle(session: number, inTransaction: boolean): void {
    if (inTransaction) {
      this.#holder = session;
    } else if (this.#holder === session) {
      this.#holder = undefined;
      this.#waiting.unshift(...this.#own);
      this.#own = [];
    }
  }

  get holder(): number | undefined {
    return this.#holder;
  }
}
