import { sql } from 'kysely';
import {
  columnOf,
  type DecimalField,
  type Field,
  isFirst,
  isFixed,
  type SubFields,
} from '../../engine/schema/resources/fields.ts';
import { targetOf } from '../../engine/schema/resources/reference-targets.ts';
import type { Resource, ResourceShape } from '../../engine/schema/resources/resource.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { askedOnce } from '../kernel/asked-once.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import { columnsOf, tableOf } from './kept-rows.ts';

/** The fields of what was sent and nothing else: texts without spaces around them, numbers with the decimals that are kept. */
export function tidied(fields: ResourceShape | SubFields, content: Content): Content {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, tidy(field, content[name] ?? null)]));
}

function tidy(field: Field | DecimalField, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (field.kind === 'decimal' && typeof value === 'number') return Number(value.toFixed(field.digits));
  if (field.kind === 'subTable' && Array.isArray(value)) return value.map((row: Content) => tidied(field.of, row));
  return value;
}

/**
 * @param before of a row that is there: what it refers to already may have been switched off since
 * @throws Refused badInput at the field that holds nothing, or something that its rule does not allow or nobody has
 */
export async function checkContent(
  resource: Resource,
  content: Content,
  writing: Writing,
  before: Content = {},
): Promise<void> {
  for (const [name, field] of Object.entries(resource.shape)) {
    const label = resource.words.labels[name] ?? name;
    const value = content[name];
    // The first of several that were sent is judged with them.
    if (isFirst(field) && writing.sent && typeof writing.sent[name] !== 'string') continue;
    if (typeof value === 'string' && (field.kind === 'text' || field.kind === 'code'))
      checkText(field, value, name, label);
    const question = `known ${resource.name} ${name} ${JSON.stringify([value, before[name] ?? null])}`;
    const ask = () => isKnown(field, value, writing, before[name]);
    if (value !== null && value !== before[name] && !(await askedOnce(writing, question, ask)))
      throw refusedAt(`/${name}`, 'resource.unknown', { label });
    if (isFixed(field) && name in before && value !== before[name])
      throw refusedAt(`/${name}`, 'resource.fixed', { label });
  }
}

function checkText(
  field: Extract<Field, { kind: 'text' | 'code' }>,
  value: string,
  name: string,
  label: LocalText,
): void {
  if (value === '' && !field.optional) throw refusedAt(`/${name}`, 'resource.blank', { label });
  if (value !== '' && field.rule && !namedRules[field.rule](value)) throw refusedAt(`/${name}`, `rule.${field.rule}`);
}

/**
 * Whether what a field refers to is there.
 * @param before what belongs to the row already may have been switched off since
 */
async function isKnown(field: Field, value: unknown, { trx, actor }: Writing, before: unknown): Promise<boolean> {
  if (field.kind === 'reference') {
    const { rows } = await sql`
      select 1 from ${sql.table(targetOf(field).table)}
      where tenant_id = ${actor.tenantId} and id = ${value} and enabled_mark = 1`.execute(trx);
    return rows.length > 0;
  }
  if (field.kind === 'members') {
    const kept = Array.isArray(before) ? before : [];
    const fresh = new Set(Array.isArray(value) ? value.filter((id) => !kept.includes(id)) : []);
    const { rows } = await sql`
      select 1 from ${sql.table(targetOf(field).table)} where tenant_id = ${actor.tenantId} and enabled_mark = 1
        and id = any(${[...fresh]})`.execute(trx);
    return rows.length === fresh.size;
  }
  if (field.kind === 'dictionary') {
    const { rows } = await sql`
      select 1 from base_dictionary_data entry
      join base_dictionary_type type on type.tenant_id = entry.tenant_id and type.id = entry.type_id
      where type.tenant_id = ${actor.tenantId} and type.en_code = ${field.dictionary} and entry.en_code = ${value}
        and entry.enabled_mark = 1`.execute(trx);
    return rows.length > 0;
  }
  return true;
}

/**
 * Asked in the turn of the resource.
 * @param before of a row that is there: what it has already it may keep
 * @throws Refused conflict at the field whose value another row has
 */
export async function checkUnique(
  resource: Resource,
  content: Content,
  { trx, actor, id }: Writing,
  before?: Content,
): Promise<void> {
  for (const [name, ...within] of resource.unique) {
    // What may be left out, many leave out.
    if (content[name] === '' || (content[name] === null && resource.shape[name]?.optional)) continue;
    if (before && [name, ...within].every((part) => content[part] === before[part])) continue;
    let twins = tableOf(trx, resource, actor).select('id').where('id', '<>', id);
    for (const part of [name, ...within]) twins = twins.where(hasValue(resource, part, content[part]));
    if (!(await twins.limit(1).executeTakeFirst())) continue;
    const { another, labels } = resource.words;
    const args = { value: String(content[name]), another, label: labels[name] ?? name };
    throw refusedAt(`/${name}`, name === 'enCode' ? 'resource.taken' : 'resource.nameTaken', args, 'conflict');
  }
}

/** Whether a row has a value; codes are compared without regard to case. */
export function hasValue(resource: Resource, name: string, value: unknown) {
  const column = columnOf(name);
  if (resource.shape[name]?.kind === 'code') return sql<boolean>`lower(${sql.ref(column)}) = lower(${value}::text)`;
  const kept = columnsOf(resource, { [name]: value })[column];
  // Where there is a value, an index finds it.
  return kept === null ? sql<boolean>`${sql.ref(column)} is null` : sql<boolean>`${sql.ref(column)} = ${kept}`;
}
