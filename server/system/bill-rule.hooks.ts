import { sql } from 'kysely';
import { billRuleTexts } from '../../engine/schema/resources/bill-rule.texts.ts';
import { localWords } from '../../engine/schema/resources/resource-words.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, UsedBy } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { datePart, numberText } from './bill-numbers.ts';

const signs = /^[\p{Script=Han}A-Za-z0-9_/-]*$/u;
const partsOf = ({ prefix, digit, suffix }: Content) => ({
  ...{ prefix: String(prefix ?? ''), digit: Number(digit), suffix: String(suffix ?? '') },
});

/** A number as the rule makes it today, and the last one that it gave out. */
const rows: NonNullable<Hooks['rows']> = async ({ database, now, settings }, { tenantId }, kept) => {
  const ids = kept.map(({ id }) => String(id));
  // Of several dates the latest: dates of one rule are written alike.
  const counters = await sql<{ rule_id: string; period: string; value: string }>`
    select distinct on (rule_id) rule_id, period, value from base_bill_counter
    where tenant_id = ${tenantId} and rule_id = any(${ids}) order by rule_id, period desc`.execute(database.kysely);
  const last = new Map(counters.rows.map((counter) => [counter.rule_id, counter]));
  return kept.map((rule) => {
    const counter = last.get(String(rule.id));
    const today = datePart(String(rule.dateFormat), now(), settings.timeZone);
    return {
      example: numberText(partsOf(rule), today, Number(rule.startNumber)),
      current: counter ? numberText(partsOf(rule), counter.period, Number(counter.value)) : '',
    };
  });
};

/** Forms whose design names a rule, by its code or its id, as it is saved or as it was published last. */
const uses: NonNullable<Hooks['uses']> = async (handle, { tenantId, language }, { id, enCode }): Promise<UsedBy[]> => {
  const named = [id, enCode].map((rule) => `%"rule":${JSON.stringify(rule)}%`);
  const { rows: found } = await sql<{ id: string; name: string }>`
    select model.id, ${localName('model', language)} as name from base_visualdev model
    where model.tenant_id = ${tenantId} and (model.form_data like any(${named}) or exists (
      select 1 from base_visualdev_release release
      where release.tenant_id = model.tenant_id and release.model_id = model.id
        and release.version = model.release_version and release.form_data like any(${named})))
    order by model.id`.execute(handle);
  const list = found.map((model) => ({ id: model.id, fullName: model.name }));
  return [{ kind: localWords(billRuleTexts, 'models'), count: list.length, list }];
};

export const billRuleHooks: Hooks = {
  rows,
  uses,
  write(content) {
    for (const name of ['prefix', 'suffix'])
      if (!signs.test(String(content[name] ?? ''))) throw refusedAt(`/${name}`, 'billRule.signs');
    const most = 10 ** Number(content.digit) - 1;
    if (Number(content.startNumber) > most) throw refusedAt('/startNumber', 'billRule.startMost', { most });
    return content;
  },
  async remove({ trx, actor, id }) {
    const counters = tables(trx).deleteFrom('base_bill_counter').where('tenant_id', '=', actor.tenantId);
    await counters.where('rule_id', '=', id).execute();
  },
};
