import type { ListDocument } from '../documents/list-document.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { valueKinds } from '../values/index.ts';
import { checkListType } from './check-list-type.ts';
import { checkPreset } from './check-presets.ts';
import { carriesValue, labelOf, type Place, type Scope } from './places.ts';
import { isRecord, type Report } from './report.ts';

/** Columns that every table of a model has, whether the form shows them or not. */
export const systemColumns: ReadonlySet<string> = new Set([
  'id',
  'createUser',
  'createTime',
  'modifyUser',
  'modifyTime',
  'revision',
]);

/** @param unshaped places of the list whose shape is wrong; they are passed over  @param at of the list: '' or '/list' */
export function checkList(
  list: Partial<ListDocument>,
  scope: Scope,
  report: Report,
  unshaped: ReadonlySet<string>,
  at: string,
): void {
  const isSound = (...path: (string | number)[]) => !unshaped.has(pointer(at, ...path));
  const find = (name: string, where: string): Place | undefined => {
    const field = scope.byCode(name);
    if (!field && !systemColumns.has(name)) report.add('list.column', where, { name: shortText(name) });
    return field;
  };

  for (const key of ['columnList', 'searchList'] as const) {
    const seen = new Set<string>();
    entriesOf(list[key]).forEach((entry, index) => {
      if (!isRecord(entry) || typeof entry.prop !== 'string' || !isSound(key, index, 'prop')) return;
      const here = pointer(at, key, index, 'prop');
      if (seen.has(entry.prop)) report.add('list.twinColumn', here, { name: shortText(entry.prop) });
      seen.add(entry.prop);
      const field = find(entry.prop, here);
      if (!field) return;
      if (key === 'columnList' && !mayBeColumn(field))
        report.add('list.notColumn', here, { label: labelOf(field.node) });
      if (key === 'searchList' && !mayBeSearched(field))
        report.add('list.notSearched', here, { label: labelOf(field.node) });
      else if (key === 'searchList')
        checkPreset({ ...entry, prop: entry.prop }, field, report, pointer(at, key, index));
    });
  }
  for (const key of ['summaryField', 'thousandsField'] as const)
    entriesOf(list[key]).forEach((name, index) => {
      if (typeof name === 'string') find(name, pointer(at, key, index));
    });
  if (list.defaultSidx && isSound('defaultSidx')) find(list.defaultSidx, pointer(at, 'defaultSidx'));
  if (isSound('columnList') && entriesOf(list.columnList).length === 0)
    report.add('list.noColumns', pointer(at, 'columnList'));
  if (filtersRows(list)) report.add('list.rowFilter', pointer(at, 'ruleList'));
  checkListType(list, report, isSound, at, find);
}

/** Other products narrow the rows of a list by conditions of its own. Source: dialect facts 2, ruleList. */
function filtersRows(list: object): boolean {
  const rules: unknown = Reflect.get(list, 'ruleList');
  const conditions = isRecord(rules) ? rules.conditionList : rules;
  return entriesOf(conditions).length > 0;
}

function entriesOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function mayBeColumn(field: Place): boolean {
  return carriesValue(field) && field.descriptor?.inList !== false;
}

function mayBeSearched(field: Place): boolean {
  const searchable = field.kind === undefined || valueKinds[field.kind].search !== null;
  return searchable && field.descriptor?.inSearch !== false;
}
