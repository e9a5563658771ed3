import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { categoryNames } from '../kernel/category-names.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

/** The tunnels stand in one zone; a rule's day is the day there. Source: settings, time zone. */
const usualTimeZone = 'Asia/Shanghai';

/**
 * The next number of a rule: prefix, date and a counter that starts anew with each date. The counter's row stays locked
 * until the transaction ends, so numbers are given out one after the other, none twice, and one that is rolled back is
 * given out again.
 * @param enCode code or id of the rule
 * @throws Refused `badInput` when there is no such rule
 */
export async function nextBillNumber(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  enCode: string,
  now: Date,
  timeZone: string = usualTimeZone,
): Promise<string> {
  const [number = ''] = await nextBillNumbers(trx, tenantId, enCode, [now], timeZone);
  return number;
}

/** The numbers of several moments, in their order: two statements however many there are. @throws Refused `badInput` */
export async function nextBillNumbers(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  enCode: string,
  moments: readonly Date[],
  timeZone: string = usualTimeZone,
): Promise<string[]> {
  const db = tables(trx);
  const rule = await db
    .selectFrom('base_bill_rule')
    .select(['id', 'prefix', 'date_format', 'digit', 'start_number', 'suffix'])
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .where((where) => where.or([where('en_code', '=', enCode), where('id', '=', enCode)]))
    .executeTakeFirst();
  if (!rule) throw new Refused('badInput', 'billRule.notFound');
  if (moments.length === 0) return [];
  const periods = moments.map((moment) => datePart(rule.date_format, moment, timeZone));
  const wanted = new Map<string, number>();
  for (const period of periods) wanted.set(period, (wanted.get(period) ?? 0) + 1);
  const last = await db
    .insertInto('base_bill_counter')
    .values(
      [...wanted].map(([period, count]) => ({
        tenant_id: tenantId,
        rule_id: rule.id,
        period,
        value: rule.start_number + count - 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'rule_id', 'period']).doUpdateSet({
        value: sql`base_bill_counter.value + excluded.value - ${rule.start_number}::integer + 1`,
      }),
    )
    .returning(['period', 'value'])
    .execute();
  const next = new Map(last.map(({ period, value }) => [period, Number(value) - (wanted.get(period) ?? 0) + 1]));
  return periods.map((period) => {
    const value = next.get(period) ?? rule.start_number;
    next.set(period, value + 1);
    return numberText(rule, period, value);
  });
}

export interface NumberParts {
  readonly prefix: string;
  readonly digit: number;
  readonly suffix: string;
}

/** @param period the date part */
export const numberText = ({ prefix, digit, suffix }: NumberParts, period: string, value: number): string =>
  `${prefix}${period}${String(value).padStart(digit, '0')}${suffix}`;

/** Date part of a number. Formats: dialect facts 4. */
export function datePart(format: string, now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .filter(({ type }) => type !== 'literal');
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  switch (format) {
    case 'yyyy':
      return of('year');
    case 'yyyyMM':
      return of('year') + of('month');
    case 'yyyyMMdd':
      return of('year') + of('month') + of('day');
    default:
      return '';
  }
}

export interface BillRuleQuery {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly keyword: string;
  readonly category: string | undefined;
}

/** Rules to choose from in a form's settings. */
export async function billRules(
  context: AppContext,
  reader: Pick<Actor, 'tenantId' | 'language'>,
  query: BillRuleQuery,
) {
  const { database, now, settings } = context;
  const { tenantId, language } = reader;
  const categoryName = await categoryNames(context, reader, 'model');
  const word = `%${query.keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await tables(database.kysely)
    .selectFrom('base_bill_rule')
    .selectAll()
    .select(localName('base_bill_rule', language).as('shown_name'))
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .$if(query.keyword !== '', (select) =>
      select.where((where) =>
        where.or([where(localName('base_bill_rule', language), 'ilike', word), where('en_code', 'ilike', word)]),
      ),
    )
    .$if(query.category !== undefined, (select) => select.where('category', '=', query.category ?? ''))
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
  const start = (query.currentPage - 1) * query.pageSize;
  return {
    list: rows.slice(start, start + query.pageSize).map((row) => ({
      id: row.id,
      fullName: row.shown_name,
      enCode: row.en_code,
      prefix: row.prefix,
      dateFormat: row.date_format,
      digit: row.digit,
      startNumber: row.start_number,
      category: categoryName(row.category ?? ''),
      example: numberText(row, datePart(row.date_format, now(), settings.timeZone), row.start_number),
    })),
    pagination: { currentPage: query.currentPage, pageSize: query.pageSize, total: rows.length },
  };
}
