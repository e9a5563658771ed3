import { compileCalculation } from '../calc/index.ts';
import { formulaKinds } from '../check/index.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import type { ValueKindName } from '../values/index.ts';
import { wordsOf } from './check-widget.ts';
import type { Checking } from './checking.ts';
import { labelOf, type Place } from './places.ts';

/** Kinds in whose values there may be a number: texts are read as one, and options may be. */
const countable: ReadonlySet<ValueKindName> = new Set([
  ...(['integer', 'decimal', 'computed', 'text', 'longText', 'choice', 'boolean', 'reference'] as const),
]);

/**
 * A formula compiles, and names what exists and can be reckoned with.
 * @returns the fields that it reads; none where it does not compile
 */
export function checkFormula(tokens: unknown, at: string, place: Place, { scope, report }: Checking): Place[] {
  const tableOf = (name: string) => {
    const table = scope.fields.get(name);
    return table && scope.columns.get(table);
  };
  const currentTable = place.table?.node.vModel;
  const compiled = compileCalculation(Array.isArray(tokens) ? tokens : [], {
    isField: (name) => scope.fields.has(name),
    isColumn: (table, child) => tableOf(table)?.has(child) === true,
    ...(currentTable ? { currentTable } : {}),
  });
  if (compiled.kind === 'problems') {
    for (const problem of compiled.problems) {
      const token: unknown = Array.isArray(tokens) ? tokens[problem.index] : undefined;
      const here = token === undefined ? at : pointer(at, problem.index);
      if (problem.code === 'calc.unknownField' && typeof token === 'string' && /^[A-Za-z][\w.-]*$/.test(token))
        report.add('node.dangling', here, { name: shortText(token) });
      else report.add('calc.invalid', here, { problem: wordsOf(problem) });
    }
    return [];
  }
  const { fields, columns } = compiled.references;
  const reads = [
    ...fields.map((name) => scope.fields.get(name)),
    ...columns.map(({ table, child }) => tableOf(table)?.get(child)),
  ].filter((read) => read !== undefined);
  for (const read of reads)
    if (read.kind && !countable.has(read.kind)) report.add('calc.kind', at, { field: labelOf(read.node) });
  return reads;
}

/** A formula that writes a field: as `checkFormula`, and the field takes numbers. */
export function checkWritingFormula(tokens: unknown, at: string, place: Place, checking: Checking): Place[] {
  const takes = place.kind !== undefined && formulaKinds.has(place.kind) && place.descriptor?.filledBy === undefined;
  // What an unknown widget takes nobody knows.
  if (!takes && place.descriptor) checking.report.add('calc.target', at, { field: labelOf(place.node) });
  return checkFormula(tokens, at, place, checking);
}
