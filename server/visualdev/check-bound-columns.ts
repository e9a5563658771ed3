import type { Field } from '../../engine/schema/fields/fields.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import { childServerColumns, readsType, serverColumns } from '../../engine/schema/tables/bound-types.ts';
import { columnNameOf } from '../../engine/schema/tables/read-tables.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { Refused } from '../kernel/refused.ts';
import type { BoundTable } from './bound-tables.ts';
import type { PlannedColumn } from './plan-tables.ts';
import { typeText } from './real-columns.ts';

/**
 * Makes sure that the fields fit the columns that they live in, that these are there, and that a new row can be written.
 * @param fields of the form, or of the sub-table  @param columns of the same
 * @throws Refused findings
 */
export function checkBoundColumns(
  fields: readonly Field[],
  columns: readonly PlannedColumn[],
  { real, usable, at, link }: BoundTable,
): void {
  const used = new Set<string>(link ? [link.column] : []);
  const lost = fields.filter(
    ({ node, name }) => node.config.columnName !== undefined && columns.some((one) => one.field === name && one.isNew),
  );
  const findings = lost.map((field) => {
    const args = { name: columnNameOf(field.node), label: localText(labelOf(field), 'zh') };
    return finding('table.noColumn', `/form${field.at}/config/columnName`, args);
  });
  const unfit = columns.flatMap(({ isTheirs, name, kind, label, at: node }) => {
    const column = real.get(name);
    if (!isTheirs || !column) return [];
    used.add(name);
    const place = `/form${node}`;
    const words = localText(label, 'zh');
    if (name === link?.column) return [finding('table.reserved', `${place}/config/columnName`, { name, label: words })];
    if (column.generated) return [finding('bind.generated', place, { name, label: words })];
    return readsType(kind, column.dataType)
      ? []
      : [finding('table.kind', place, { label: words, type: typeText(column) })];
  });
  findings.push(...unfit);
  const ours = link ? childServerColumns : serverColumns;
  let closed = 0;
  for (const column of real.values()) {
    const isAsked = !column.nullable && !column.hasDefault && !column.generated;
    if (!isAsked || used.has(column.name) || ours.has(column.name)) continue;
    // Of what is not open nobody learns more than that it is asked for.
    if (usable.has(column.name)) findings.push(finding('bind.mustFill', at, { name: column.name }));
    else closed += 1;
  }
  if (closed > 0) findings.push(finding('bind.mustFillClosed', at, { count: closed }));
  if (findings.length > 0) throw new Refused('findings', 'record.findings', { count: findings.length }, { findings });
}
