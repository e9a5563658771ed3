import { sql } from 'kysely';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { LogChange } from '../../engine/schema/calls/log-calls.ts';
import type { Field } from '../../engine/schema/resources/fields.ts';
import { settingWords } from '../../engine/schema/settings/setting.texts.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import { inWords } from './list-log.ts';
import { resourceNamed } from './log-words.ts';
import { oneRequest } from './request-rows.ts';

/** GET Log/{id}: a line with what it changed. @throws Refused notFound */
export async function oneLine(context: AppContext, actor: Actor, id: string): Promise<CallData<Calls['loadLog']>> {
  const row = await tables(context.database.kysely)
    .selectFrom('base_audit')
    .selectAll()
    .select(sql<number>`0`.as('changes'))
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  const [line] = row ? await inWords(context, actor, [row]) : [];
  if (!row || !line) {
    const request = await oneRequest(context, actor, id);
    if (!request) throw new Refused('notFound', 'log.notFound');
    return request;
  }
  const list = changesIn(row.target_kind, row, actor.language ?? 'zh');
  return { ...line, changes: list.length, detail: row.detail, agent: row.agent, requestId: row.request_id, list };
}

interface Kept {
  readonly before: unknown;
  readonly after: unknown;
}

/** Each field that is another than before, in words. */
function changesIn(kind: string, { before, after }: Kept, language: Language): LogChange[] {
  const [was, is] = [contentOf(before), contentOf(after)];
  const { shape = {}, words } = resourceNamed(kind) ?? {};
  if (kind === 'settings') return changedSettings(was, is, language);
  return Object.keys({ ...was, ...is }).map((name) => ({
    name,
    label: localText(words?.labels[name], language) || name,
    before: valueWords(shape[name], was[name], language),
    after: valueWords(shape[name], is[name], language),
  }));
}

type Content = Readonly<Record<string, unknown>>;

/** Settings that are others than before, in words. */
export function changedSettings(was: Content, is: Content, language: Language): LogChange[] {
  const words = (key: string) => localText(settingWords(key), language);
  const inWords = (name: string, value: unknown): string => {
    if (isLocalText(value)) return localText(value, language);
    if (typeof value === 'boolean') return saidOf(value, language);
    return words(`settings.choice.${name}.${value}`) || String(value);
  };
  return Object.keys({ ...was, ...is }).map((name) => ({
    name,
    label: words(`settings.label.${name}`) || name,
    before: inWords(name, was[name]),
    after: inWords(name, is[name]),
  }));
}

const saidOf = (isOn: boolean, language: Language): string => say({ code: isOn ? 'log.on' : 'log.off' }, language);

const contentOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {};

/** A value of a field as people read it; ids and codes as they are. */
export function valueWords(field: Field | undefined, value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (field?.kind === 'onOff' && field.words)
    return localText(value === 1 ? field.words.on : field.words.off, language);
  if (field?.kind === 'onOff') return saidOf(value === 1, language);
  if (field?.kind === 'choice') return localText(field.of[String(value)], language) || String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
