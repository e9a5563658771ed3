import { sql } from 'kysely';
import { creatorOrganizeNow, type SchemeCondition } from '../../engine/schema/grants/row-scheme.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { SqlError } from '../database/index.ts';
import type { PublishedModel } from '../gateway/model-shape.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { readScheme } from '../gateway/scheme-condition.ts';
import { findPlace } from '../gateway/super-condition.ts';
import { loadWords } from '../gateway/value-words.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';

/** Whether a condition of a row scheme can be asked of a model as it is now: by the rules, and by the database. */
export async function tryScheme(
  { database, now, settings }: AppContext,
  actor: Actor,
  model: PublishedModel,
  asked: SchemeCondition,
): Promise<boolean> {
  const around = { actor, model, now: now(), timeZone: settings.timeZone };
  try {
    const groups = [{ logic: 'and' as const, groups: [asked] }];
    const condition = readScheme({ allData: false, matchLogic: 'and', groups }, around, 'm');
    await sql`select 1 from ${sql.raw(model.main.quotedTable)} as m
      where m.tenant_id = ${model.tenantId} and ${condition} limit 1`.execute(database.kysely);
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof RangeError || error instanceof SqlError) return false;
    throw error;
  }
}

/** What a field is called, and each of some values of it as people read it; a field that is gone has no label. */
export async function valueInWords(
  context: AppContext,
  actor: Actor,
  model: PublishedModel,
  code: string,
  value: unknown,
  language: Language,
): Promise<{ readonly label: LocalText | null; readonly words: readonly string[] }> {
  const column = code === creatorOrganizeNow ? columnOfPlace(model) : findPlace(model, code)?.column;
  const entries = Array.isArray(value) ? value : [value];
  if (!column) return { label: null, words: entries.map(String) };
  const isList = column.kind.column === 'jsonb';
  const values = entries
    .filter((one) => !isEmptyValue(one))
    .map((one) => (isList && !Array.isArray(one) ? [one] : one));
  const words = await loadWords(
    context,
    actor,
    [column],
    values.map((one) => ({ [column.name]: one })),
    language,
  );
  return { label: labelOf(column.field), words: values.map((one) => words.display(column, one)) };
}

/** Where the department of the creator is kept: those of now are called as those of then. */
const columnOfPlace = ({ main }: PublishedModel) =>
  [...main.listable.values()].find(({ isSystem, name }) => isSystem && name === 'organize_id');
