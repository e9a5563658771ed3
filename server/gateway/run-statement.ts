import { CompiledQuery, type Kysely } from 'kysely';
import { type DatabaseSchema, fixedStatement } from '../database/index.ts';

/** The database handle, or the transaction that the work runs in. */
export type Handle = Kysely<DatabaseSchema>;
export type Row = Record<string, unknown>;
/** A row as it is answered. */
export type ListedRow = Row & { readonly id: string };

/** Runs a statement that was written once for a model (`statements.ts`), without building it again. */
export async function runStatement(handle: Handle, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await handle.executeQuery(fixedStatement<Row>(text, parameters));
  return rows;
}

/** The same for a statement whose text depends on the number of rows: not worth keeping. */
export async function runOnce(handle: Handle, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await handle.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}
