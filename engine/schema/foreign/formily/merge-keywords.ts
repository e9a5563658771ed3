import { isRecord, type JsonRecord, sameJson } from '../common/json.ts';
import { schemaOf, without } from './schema-tree.ts';
import { entriesOf, readRules } from './validators.ts';

/** Other places in which a schema says what one of our keywords says. */
interface Elsewhere {
  readonly keywords?: readonly string[];
  readonly props?: readonly string[];
  readonly decorator?: readonly string[];
}

const elsewhere: Readonly<Record<string, Elsewhere>> = {
  'x-display': { keywords: ['x-visible', 'x-hidden'] },
  'x-pattern': {
    keywords: ['x-disabled', 'x-editable', 'x-read-only', 'x-read-pretty', 'readOnly'],
    props: ['disabled', 'readOnly'],
  },
  enum: { props: ['options', 'dataSource', 'treeData'] },
  maxLength: { props: ['maxLength'] },
  minimum: { props: ['min'] },
  maximum: { props: ['max'] },
  description: { decorator: ['tooltip'] },
  'x-validator': { keywords: ['pattern', 'format', 'minLength'] },
};

/**
 * A schema that was read, with what has changed since: a keyword that would be written as it would have been then stays as
 * it was, whatever stands in it; any other takes its new value.
 * @param before the keywords of the node as it was read @param now those of the node as it is
 */
export function mergeKeywords(source: JsonRecord, before: JsonRecord, now: JsonRecord): JsonRecord {
  const merged: JsonRecord = { ...source };
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, value] = [before[name], now[name]];
    if (sameJson(old, value)) continue;
    if (isPart(name)) {
      setPart(merged, name, mergeEntries(schemaOf(merged[name]), schemaOf(old), schemaOf(value)));
      continue;
    }
    clear(merged, elsewhere[name] ?? {});
    set(merged, name, name === 'x-validator' ? withUnread(source, value) : value);
    if (name === 'required' && value === undefined) askNoMore(merged, source);
  }
  return merged;
}

const isPart = (name: string) => name === 'x-component-props' || name === 'x-decorator-props';

function mergeEntries(source: JsonRecord, before: JsonRecord, now: JsonRecord): JsonRecord {
  const merged = { ...source };
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)]))
    if (!sameJson(before[name], now[name])) set(merged, name, now[name]);
  return merged;
}

function set(schema: JsonRecord, name: string, value: unknown): void {
  if (value === undefined) delete schema[name];
  else schema[name] = value;
}

function setPart(schema: JsonRecord, name: string, part: JsonRecord): void {
  if (Object.keys(part).length > 0 || isRecord(schema[name])) schema[name] = part;
}

function clear(schema: JsonRecord, { keywords = [], props = [], decorator = [] }: Elsewhere): void {
  for (const name of keywords) delete schema[name];
  if (isRecord(schema['x-component-props']))
    schema['x-component-props'] = without(schema['x-component-props'], ...props);
  if (isRecord(schema['x-decorator-props']))
    schema['x-decorator-props'] = without(schema['x-decorator-props'], ...decorator);
}

/** Checks that say nothing here stay beside the new ones. */
function withUnread(source: JsonRecord, rules: unknown): unknown {
  const all = [...entriesOf(rules), ...readRules(source).unread];
  return all.length > 0 ? all : undefined;
}

/** A field may be asked for in a check, or in the list of the object around it. */
function askNoMore(merged: JsonRecord, source: JsonRecord): void {
  const checks = entriesOf(merged['x-validator']);
  if (checks.some((check) => isRecord(check) && check.required === true))
    merged['x-validator'] = checks.map((check) => (isRecord(check) ? without(check, 'required') : check));
  if (source.required === undefined) merged.required = false;
}
