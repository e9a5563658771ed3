import { compileCalculation } from '../calc/index.ts';
import { propsOf } from '../descriptor.ts';
import { pointer } from '../findings/finding.ts';
import type { WordArg } from '../findings/words.ts';
import { wordsOf } from './check-widget.ts';
import type { Checking } from './checking.ts';
import { findCycles } from './find-cycles.ts';
import { labelOf, type Place } from './places.ts';
import { shortText } from './report.ts';

/** Fields of a circle that a message names. */
const longestPath = 10;

/** Formulas compile, name what exists, and do not lead back to themselves. */
export function checkCalculations({ places, scope, report }: Checking): void {
  const reads = new Map<Place, Place[]>();
  for (const place of places) {
    if (place.kind !== 'computed' || !place.descriptor) continue;
    const { expression } = propsOf(place.node, place.descriptor);
    const at = pointer(place.at, 'props', 'expression');
    const tableOf = (name: string) => {
      const table = scope.fields.get(name);
      return table && scope.columns.get(table);
    };
    const currentTable = place.table?.node.vModel;
    const compiled = compileCalculation(Array.isArray(expression) ? expression : [], {
      isField: (name) => scope.fields.has(name),
      isColumn: (table, child) => tableOf(table)?.has(child) === true,
      ...(currentTable ? { currentTable } : {}),
    });
    if (compiled.kind === 'problems') {
      for (const problem of compiled.problems) {
        const token: unknown = Array.isArray(expression) ? expression[problem.index] : undefined;
        const isToken = token !== undefined;
        const here = isToken ? pointer(at, problem.index) : at;
        if (problem.code === 'calc.unknownField' && typeof token === 'string' && /^[A-Za-z][\w.-]*$/.test(token))
          report.add('node.dangling', here, { name: shortText(token) });
        else report.add('calc.invalid', here, { problem: wordsOf(problem) });
      }
      continue;
    }
    const { fields, columns } = compiled.references;
    reads.set(
      place,
      [
        ...fields.map((name) => scope.fields.get(name)),
        ...columns.map(({ table, child }) => tableOf(table)?.get(child)),
      ].filter((read) => read !== undefined),
    );
  }
  for (const cycle of findCycles(reads)) {
    const [first] = cycle;
    if (first) report.add('node.cycle', pointer(first.at, 'props', 'expression'), { path: cyclePath(cycle) });
  }
}

/** The way around a circle, by what people call its nodes: `a → b → a`. */
export function cyclePath(cycle: readonly Place[]): WordArg {
  const [first] = cycle;
  const shown = cycle.length > longestPath ? [...cycle.slice(0, longestPath), undefined] : cycle;
  const parts = [...shown, first].map((place) => (place ? labelOf(place.node) : '…'));
  return { parts, between: 'node.cycle.arrow' };
}
