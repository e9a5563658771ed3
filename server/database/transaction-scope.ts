import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** `starting` until the transaction has its session, `open` while the caller's work runs, then `closed` */
  state: 'starting' | 'open' | 'closed';
  /** What waits for the commit. */
  readonly afterCommit: (() => void)[];
}

/**
 * Knows, for the code that is running, whether a transaction of this database is open around it. The embedded engine
 * has one session: a statement on the outer handle inside a transaction would wait for that transaction, and the
 * transaction for the statement. PostgreSQL would run it beside the transaction, which is as wrong. Both throw instead.
 */
export class TransactionScope {
  readonly #scopes = new AsyncLocalStorage<Scope>();

  /** Runs `work`, which calls `opened` as soon as its transaction has begun. */
  async run<T>(work: (opened: () => void) => Promise<T>): Promise<T> {
    this.refuseInside();
    const scope: Scope = { state: 'starting', afterCommit: [] };
    try {
      const result = await this.#scopes.run(scope, () =>
        work(() => {
          scope.state = 'open';
        }),
      );
      for (const follow of scope.afterCommit) follow();
      return result;
    } finally {
      scope.state = 'closed';
    }
  }

  /** Runs `follow` once the transaction around the caller has committed; at once where there is none. */
  afterCommit(follow: () => void): void {
    const scope = this.#scopes.getStore();
    if (scope?.state === 'open') scope.afterCommit.push(follow);
    else follow();
  }

  /** @throws Error when the caller is inside an open transaction */
  refuseInside(): void {
    if (this.#scopes.getStore()?.state === 'open') {
      throw new Error(
        'The outer database handle was used inside a transaction: use the `trx` that the transaction handed to your function.',
      );
    }
  }

  /** @throws Error when a transaction was begun past `Database.transaction`, so without retry and without this guard */
  refuseUnguarded(): void {
    if (this.#scopes.getStore()?.state !== 'starting') {
      throw new Error('A transaction was begun on the Kysely handle: use database.transaction(work) instead.');
    }
  }
}
