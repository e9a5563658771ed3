import { createQueryId, PostgresQueryCompiler } from 'kysely';
import type { Access } from './model-access.ts';

/** Numbers parameters from where those of the statement before end. */
class CompilerFrom extends PostgresQueryCompiler {
  constructor(private readonly first: number) {
    super();
  }
  protected override getCurrentParameterPlaceholder(): string {
    return `$${this.numParameters + this.first - 1}`;
  }
}

/**
 * The rows that an access reaches, as text to append to a statement on the main table that already asks for tenant and not
 * deleted.
 * @param next number of the first free parameter
 */
export function rowFilter(
  { rows, model }: Access,
  next: number,
): { readonly text: string; readonly parameters: readonly unknown[] } {
  // A table in a statement goes by its name where it has no other.
  const condition = rows.at(model.main.quotedTable);
  if (!condition) return { text: '', parameters: [] };
  const { sql, parameters } = new CompilerFrom(next).compileQuery(condition.toOperationNode(), createQueryId());
  return { text: ` and ${sql}`, parameters };
}
