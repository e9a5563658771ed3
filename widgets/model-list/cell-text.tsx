import { Badge } from 'antd';
import type { ReactNode } from 'react';
import type { Field } from '../../engine/schema/fields.ts';
import type { Language, Translate } from '../../engine/schema/text/text.ts';
import { isEmptyValue, isFileEntry, staticOptions, valueKinds } from '../../engine/schema/values/index.ts';
import type { ListColumn, Row } from './model.ts';

interface Words {
  readonly language: Language;
  readonly translate: Translate;
}

/** A value of a list row as people read it; the server has put words in the place of what has to be looked up. */
export function cellText({ column, field }: ListColumn, row: Row, words: Words): string {
  const value = row[column.prop];
  if (Array.isArray(value) && column.prop.includes('-') && field?.table) {
    return value.map((one) => textOf(field, one, words)).join('\n');
  }
  return textOf(field, value, words);
}

function textOf(field: Field | undefined, value: unknown, { language, translate }: Words): string {
  if (isEmptyValue(value)) return '';
  if (!field) return String(value);
  const kind = valueKinds[field.kind];
  if (field.kind === 'files' && Array.isArray(value))
    return value
      .filter(isFileEntry)
      .map(({ name }) => name)
      .join('、');
  if (
    (kind.lookup || field.descriptor.filledBy !== undefined) &&
    typeof value === 'string' &&
    field.kind !== 'dateTime'
  )
    return value;
  return kind.display(value, field, { language, translate, optionsOf: (asked) => staticOptions(asked) ?? [] });
}

/** The same with its mark: dot and word for a state, a grey dash for nothing. */
export function cellContent(listed: ListColumn, row: Row, words: Words): ReactNode {
  const text = cellText(listed, row, words);
  if (text === '') return <span className="adit-list-dash">–</span>;
  const { field, column } = listed;
  const chosen = row[`${column.prop}_id`];
  const option = field && staticOptions(field)?.find(({ value }) => String(value) === String(chosen));
  if (option?.status) return <Badge status={option.status} text={text} />;
  return text;
}
