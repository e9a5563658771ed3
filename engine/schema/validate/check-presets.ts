import type { SearchItem } from '../documents/list-document.ts';
import { searchTypes } from '../documents/list-kinds.ts';
import type { Field } from '../fields/fields.ts';
import { pointer } from '../findings/finding.ts';
import { accept, type Parsed, refuse } from '../text/problem.ts';
import { isEmptyValue, valueKinds } from '../values/index.ts';
import { wordsOf } from './check-widget.ts';
import { bareField, parseSetting } from './parse-setting.ts';
import { labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

/** What a condition opens with is a value that its field can be asked for. @param at of the condition */
export function checkPreset(
  { value, searchType, searchMultiple }: SearchItem,
  field: Place,
  report: Report,
  at: string,
) {
  const { node, descriptor, kind } = field;
  if (!descriptor || !kind || isBlank(value)) return;
  const bare = bareField(node, descriptor, kind);
  const how = searchType ?? usual(bare);
  const parsed =
    how === searchTypes.range ? parseRange(value, bare) : parseOne(value, bare, how, searchMultiple === true);
  if (!parsed.ok)
    report.add('list.preset', pointer(at, 'value'), {
      label: labelOf(node),
      problem: wordsOf(parsed.problem, labelOf(node)),
    });
}

function usual({ kind }: Field): number | null {
  const { search } = valueKinds[kind];
  return search === null ? null : searchTypes[search];
}

function parseRange(value: unknown, field: Field): Parsed {
  if (!Array.isArray(value) || value.length !== 2) return refuse('field.range');
  // A span of moments is asked for by days.
  const asked: Field = field.kind === 'dateTimeRange' ? { ...field, kind: 'date' } : field;
  for (const end of value) {
    const parsed = isEmptyValue(end) ? accept(null) : parseSetting(end, asked);
    if (!parsed.ok) return parsed;
  }
  return accept(value);
}

function parseOne(value: unknown, field: Field, how: number | null, several: boolean): Parsed {
  if (how === searchTypes.like && typeof value === 'string') return accept(value);
  if (!several || !Array.isArray(value) || valueKinds[field.kind].column === 'jsonb') return parseSetting(value, field);
  return value.map((one) => parseSetting(one, field)).find((parsed) => !parsed.ok) ?? accept(value);
}

function isBlank(value: unknown): boolean {
  return isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue));
}
