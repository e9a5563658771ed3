import { isRecord, type JsonRecord } from '../common/json.ts';
import { isExpressionText, parseExpression } from './parse-expression.ts';

/**
 * A value as it is written; of an expression that is nothing but a text in quotes, that text: so we write texts of ours
 * that Formily would run.
 * @returns undefined for an expression: nobody runs it here
 */
export function plainValue(value: unknown): unknown {
  if (!isExpressionText(value)) return value;
  const read = parseExpression(value);
  return read?.kind === 'value' && typeof read.value === 'string' ? read.value : undefined;
}

export function plainText(value: unknown): string | undefined {
  const plain = plainValue(value);
  return typeof plain === 'string' && plain !== '' ? plain : undefined;
}

/** Whether anything in it would be run. */
export function holdsExpression(value: unknown): boolean {
  if (isExpressionText(value)) return plainValue(value) === undefined;
  const inside = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inside.some(holdsExpression);
}

/** What we write, so that Formily takes each text of it for a text. */
export function quoted(value: unknown): unknown {
  if (isExpressionText(value)) return `{{${JSON.stringify(value)}}}`;
  if (Array.isArray(value)) return value.map(quoted);
  if (!isRecord(value)) return value;
  const record: JsonRecord = {};
  for (const [name, entry] of Object.entries(value)) record[name] = quoted(entry);
  return record;
}
