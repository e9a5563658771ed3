import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { lastSpans, spanOf, spanStart } from '../gateway/date-spans.ts';
import type { Access } from '../gateway/model-access.ts';
import type { ColumnShape } from '../gateway/model-shape.ts';
import { visibleRows } from '../gateway/visible-rows.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { openModels } from './open-models.ts';
import type { Statistics } from './statistics.ts';

const daysUsual = 14;

/**
 * GET Statistics/NewRecords: how many rows came each day to each model that the actor's menu opens, of rows that
 * the actor may see. One statement for all models. The models with most rows have a series each, the rest share one.
 */
export async function newRecordCounts(
  context: AppContext,
  actor: Actor,
  { days = daysUsual }: { days?: number | undefined },
  language: Language,
): Promise<Statistics> {
  const { timeZone } = context.settings;
  const spans = lastSpans('day', days, context.now(), timeZone);
  const open = await openModels(context, actor);
  const found = await countByDay(context, open.models, spans[0] ?? '', timeZone);
  const counts = open.models.map(
    (_, index) => new Map(found.filter(({ model }) => model === index).map(({ day, count }) => [day, Number(count)])),
  );
  const totals = counts.map((one) => [...one.values()].reduce((sum, count) => sum + count, 0));
  const busiest = totals
    .map((total, index) => ({ total, index }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
  const own = busiest.slice(0, limits.statisticsModels).map(({ index }) => index);
  const others = busiest.slice(limits.statisticsModels).map(({ index }) => index);
  const series = [...own.map((index) => [index]), ...(others.length > 0 ? [others] : [])];
  return {
    list: spans.map((day) => ({
      value: day,
      label: day,
      figures: series.map((indexes) => indexes.reduce((sum, index) => sum + (counts[index]?.get(day) ?? 0), 0)),
    })),
    series: series.map((indexes) => {
      const [model] = indexes.length === 1 ? indexes.map((index) => open.models[index]?.model) : [];
      return {
        value: model?.id ?? null,
        label: model
          ? nameIn({ fullName: model.fullName, names: model.fullNames }, language)
          : translateTo(language)('statistics.others'),
        measure: 0,
      };
    }),
    rows: totals.reduce((sum, total) => sum + total, 0),
    left: open.left,
  };
}

interface Counted {
  readonly model: number;
  readonly day: string;
  readonly count: unknown;
}

async function countByDay(
  context: AppContext,
  models: readonly Access[],
  since: string,
  timeZone: string,
): Promise<readonly Counted[]> {
  const asked = models.flatMap((access, index) => {
    const created = [...access.model.main.listable.values()].find(({ name }) => name === 'creator_time');
    return created ? [countOf(access, index, created, since, timeZone)] : [];
  });
  if (asked.length === 0) return [];
  const found = await sql<Counted>`${sql.join(asked, sql` union all `)}`.execute(context.database.kysely);
  return found.rows;
}

function countOf(access: Access, index: number, created: ColumnShape, since: string, timeZone: string) {
  return sql`(select ${sql.lit(index)}::int as model, ${spanOf(created, 'day', timeZone)} as day, count(*) as count
    ${visibleRows(access, 'm')} and ${spanStart(created, since, timeZone)} group by 2)`;
}
