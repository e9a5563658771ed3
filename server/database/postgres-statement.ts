import type pg from 'pg';
import { KnownStatements, type Slot } from './known-statements.ts';
import type { RowSet } from './session.ts';
import { parserFor } from './value-parsers.ts';

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** What the connection reports of a statement. Source: PostgreSQL protocol, message formats. */
interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
interface DataRow {
  readonly fields: readonly (string | null)[];
}
interface CommandComplete {
  /** such as `INSERT 0 1` or `SELECT 20` */
  readonly text: string;
}

const knownOf = new WeakMap<pg.PoolClient, KnownStatements<readonly Column[]>>();

/**
 * One statement in the extended protocol, which never runs several in one text. A fixed one is parsed and planned once
 * on a connection and then only bound; what its rows look like is remembered with it.
 */
class PostgresStatement implements pg.Submittable {
  readonly result: Promise<RowSet>;
  readonly #rows: Record<string, unknown>[] = [];
  #columns: readonly Column[];
  #command = '';
  #affected = 0;
  #problem: Error | undefined;
  #done: (result: RowSet) => void = () => {};
  #failed: (error: Error) => void = () => {};

  constructor(
    private readonly text: string,
    private readonly values: readonly (string | null)[],
    private readonly slot: Slot<readonly Column[]> | undefined,
  ) {
    this.#columns = slot?.known ?? [];
    this.result = new Promise((done, failed) => {
      this.#done = done;
      this.#failed = failed;
    });
  }

  submit(connection: pg.Connection): void {
    const { slot } = this;
    const name = slot?.name ?? '';
    // The messages leave together, in one packet.
    connection.stream.cork();
    try {
      for (const dropped of slot?.dropped.splice(0) ?? []) connection.close({ type: 'S', name: dropped }, true);
      if (slot?.known === undefined) {
        // An earlier try may have got as far as making the name.
        if (name !== '') connection.close({ type: 'S', name }, true);
        connection.parse({ name, text: this.text, types: [] }, true);
      }
      connection.bind({ statement: name, values: [...this.values] }, true);
      if (slot?.known === undefined) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserFor(dataTypeID) }));
  }

  handleDataRow({ fields }: DataRow): void {
    const row: Record<string, unknown> = {};
    try {
      let index = 0;
      for (const { name, parse } of this.#columns) {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
        index += 1;
      }
    } catch (error) {
      this.#problem ??= error instanceof Error ? error : new Error(String(error));
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: CommandComplete): void {
    const words = text.split(' ');
    this.#command = words[0] ?? '';
    this.#affected = Number(words.at(-1)) || 0;
  }

  handleReadyForQuery(): void {
    if (this.slot) this.slot.known ??= this.#columns;
    if (this.#problem) this.#failed(this.#problem);
    else this.#done({ rows: this.#rows, command: this.#command, affected: this.#affected });
  }

  handleError(error: Error): void {
    if (this.slot && isStale(error)) this.slot.known = undefined;
    this.#failed(error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(): void {
    this.#problem = new Error('COPY is not offered.');
  }

  handleCopyData(): void {}
}

/** The engine lost or outgrew a parsed statement: a pooler between, or a table whose columns changed their type. */
export function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '26000' || error.code === '0A000');
}

/** @param fixed the text is the same at each call: keep it parsed */
export function runOn(
  client: pg.PoolClient,
  text: string,
  values: readonly (string | null)[],
  fixed: boolean,
): Promise<RowSet> {
  if (!fixed) return client.query(new PostgresStatement(text, values, undefined)).result;
  const known = knownOf.get(client) ?? new KnownStatements<readonly Column[]>();
  knownOf.set(client, known);
  return client.query(new PostgresStatement(text, values, known.slotOf(text))).result;
}
