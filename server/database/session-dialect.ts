import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import { SqlError } from './database-error.ts';
import { isFixed } from './fixed-statement.ts';
import type { Session, SessionSource } from './session.ts';
import type { TransactionScope } from './transaction-scope.ts';
import type { WriteGate } from './write-gate.ts';

/** Kysely's PostgreSQL dialect over our sessions: one driver for both engines. */
export class SessionDialect implements Dialect {
  constructor(
    private readonly source: SessionSource,
    private readonly scope: TransactionScope,
    private readonly gate: WriteGate,
  ) {}

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new SessionDriver(this.source, this.scope, this.gate);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  // Kysely's own signature: the introspector reads the catalogue, whatever the schema type.
  // biome-ignore lint/suspicious/noExplicitAny: the interface of Kysely asks for it
  createIntrospector(database: Kysely<any>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}

class SessionDriver implements Driver {
  constructor(
    private readonly source: SessionSource,
    private readonly scope: TransactionScope,
    private readonly gate: WriteGate,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    this.scope.refuseInside();
    return new SessionConnection(await this.source.acquire(), this.gate);
  }

  async beginTransaction(connection: SessionConnection): Promise<void> {
    this.scope.refuseUnguarded();
    await connection.session.begin();
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    const { command } = await connection.session.run('commit', []);
    if (command === 'ROLLBACK') {
      // The engine answers a COMMIT after a failed statement with a rollback and no error: work would be lost silently.
      throw new SqlError({
        code: '25P02',
        message: 'The transaction was rolled back: one of its statements had failed, and the error was swallowed.',
      });
    }
  }

  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    try {
      await connection.session.run('rollback', []);
    } catch {
      // The caller is to see the error that led here; `release` gives up what could not be rolled back.
    }
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    connection.session.release();
  }

  async destroy(): Promise<void> {
    await this.source.close();
  }
}

class SessionConnection implements DatabaseConnection {
  constructor(
    readonly session: Session,
    private readonly gate: WriteGate,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.gate.check(query);
    const { rows, command, affected } = await this.session.run(query.sql, query.parameters, isFixed(query));
    const writes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return {
      // Kysely derives R from the query that it compiled; rows come as the engine sent them.
      rows: rows as R[],
      ...(writes && { numAffectedRows: BigInt(affected) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read page by page, ordered by a key.');
  }
}
