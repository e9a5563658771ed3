import { type RawBuilder, sql } from 'kysely';
import type { CallBody, CallData, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { staticOptions } from '../../engine/schema/values/index.ts';
import { type DateSpan, lastSpans, spanOf, spanStart } from '../gateway/date-spans.ts';
import { groupKeySql } from '../gateway/group-key-sql.ts';
import { placeOf } from '../gateway/list-conditions.ts';
import { type OpenListQuery, openListQuery } from '../gateway/list-query.ts';
import { type Access, accessTo } from '../gateway/model-access.ts';
import type { ColumnShape } from '../gateway/model-shape.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { loadWords } from '../gateway/value-words.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';

export type StatisticsQuery = CallBody<typeof calls.recordStatistics>;
export type Statistics = CallData<typeof calls.recordStatistics>;

/** One side of the table of figures: what rows have in common there. */
interface Axis {
  readonly column: ColumnShape;
  /** The value in a statement. */
  readonly value: RawBuilder<unknown>;
  readonly by: DateSpan | undefined;
}

interface Found {
  readonly shared: unknown;
  readonly part: unknown;
  readonly count: unknown;
  readonly [figure: `m${number}`]: unknown;
}

/**
 * POST OnlineDev/{id}/Statistics: figures of groups of rows, in one statement however many rows there are. Rows and fields
 * are those of the actor's lists: what a list withholds can be neither counted, summed nor compared here.
 * @throws Refused badInput for a field that is not there, not theirs, or of a kind that has no such figure
 */
export async function recordStatistics(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: StatisticsQuery,
  language: Language = 'zh',
): Promise<Statistics> {
  const access = await accessTo(context, actor, modelId);
  const { timeZone } = context.settings;
  const { keyword, queryJson, superQueryJson, treeNode, group, split } = query;
  const listing = await openListQuery(context, access, { keyword, queryJson, superQueryJson, treeNode }, language);
  const groupAxis = axisOf(access, group, timeZone);
  const splitAxis = split && axisOf(access, split, timeZone);
  const figures = query.measures.map((measure) => figureOf(access, measure));
  const spans = groupAxis.by && group.last ? lastSpans(groupAxis.by, group.last, context.now(), timeZone) : undefined;
  const found = await readFigures(listing, { group: groupAxis, split: splitAxis, figures }, spans?.[0], timeZone);

  const words = await loadWords(
    context,
    actor,
    [groupAxis.column, ...(splitAxis ? [splitAxis.column] : [])],
    found.flatMap(({ shared, part }) => [
      ...(groupAxis.by ? [] : [{ [groupAxis.column.name]: shared }]),
      ...(splitAxis ? [{ [splitAxis.column.name]: part }] : []),
    ]),
    language,
  );
  const say = ({ column, by }: Axis, stored: unknown) => {
    const value = by || !column.kind.fromColumn ? stored : column.kind.fromColumn(stored, column.field);
    return { value: isPlain(value) ? value : null, label: by ? String(value ?? '') : words.display(column, value) };
  };

  const groups = ordered(groupAxis, sumBy(found, 'shared'), spans);
  const parts = splitAxis ? ordered(splitAxis, sumBy(found, 'part')) : [];
  const shownGroups = spans ? groups : groups.slice(0, query.most ?? limits.pageSize);
  const partsMost = Math.max(1, Math.floor(limits.statisticsSeries / figures.length));
  const shownParts = splitAxis ? parts.slice(0, partsMost) : [undefined];
  const at = new Map(found.map((row) => [cell(row.shared, row.part), row]));
  const series = shownParts.flatMap((part) => query.measures.map((_, measure) => ({ part, measure })));
  return {
    list: shownGroups.map((shared) => ({
      ...say(groupAxis, shared),
      figures: series.map(({ part, measure }) =>
        numberOf(at.get(cell(shared, part))?.[`m${measure}`], isCounted(query, measure)),
      ),
    })),
    series: series.map(({ part, measure }) => ({
      ...(splitAxis ? say(splitAxis, part) : { value: null, label: '' }),
      measure,
    })),
    rows: found.reduce((sum, { count }) => sum + Number(count), 0),
    left: groups.length - shownGroups.length + (splitAxis ? parts.length - shownParts.length : 0),
  };
}

/** Where no row is, nothing was counted and nothing summed; an average of nothing is none. */
const isCounted = ({ measures }: StatisticsQuery, index: number) =>
  measures[index]?.kind === 'count' || measures[index]?.kind === 'sum';

const cell = (shared: unknown, part: unknown) => JSON.stringify([shared ?? null, part ?? null]);

function numberOf(figure: unknown, isZeroWithout: boolean): number | null {
  if (figure === null || figure === undefined) return isZeroWithout ? 0 : null;
  return Number(figure);
}

function axisOf(access: Access, { field, by }: { field: string; by?: DateSpan | undefined }, timeZone: string): Axis {
  const { column, child } = placeOf(access, field);
  if (child || column.kind.column === null || column.kind.column === 'jsonb') throw notGrouped(column);
  if (by === undefined) return { column, value: groupKeySql(column), by };
  return { column, value: spanOf(column, by, timeZone) ?? refuse(column), by };
}

function refuse(column: ColumnShape): never {
  throw notGrouped(column);
}

const notGrouped = ({ field }: ColumnShape) => new Refused('badInput', 'statistics.group', { label: labelOf(field) });

/** One figure of a group. Sums and averages are exact, of decimals. */
function figureOf(access: Access, { kind, field }: StatisticsQuery['measures'][number]): RawBuilder<unknown> {
  if (kind === 'count') return sql`count(*)`;
  if (field === undefined) throw new Refused('badInput', 'statistics.measure', { label: kind });
  const { column, child } = placeOf(access, field);
  if (child || (column.kind.column !== 'numeric' && column.kind.column !== 'bigint'))
    throw new Refused('badInput', 'statistics.measure', { label: labelOf(column.field) });
  const at = sql.raw(`m.${column.quoted}`);
  if (kind === 'sum') return sql`sum(${at})`;
  if (kind === 'average') return sql`avg(${at})`;
  return kind === 'least' ? sql`min(${at})` : sql`max(${at})`;
}

interface Asked {
  readonly group: Axis;
  readonly split: Axis | undefined;
  readonly figures: readonly RawBuilder<unknown>[];
}

/** Groups beyond this are not read: the largest are. Their rows would fill the memory before they are left out. */
const cellsMost = limits.statisticsGroups * limits.statisticsSeries;

async function readFigures(
  { kysely, from, conditions }: OpenListQuery,
  { group, split, figures }: Asked,
  since: string | undefined,
  timeZone: string,
): Promise<readonly Found[]> {
  const start = since === undefined ? sql`` : sql` and ${spanStart(group.column, since, timeZone)}`;
  const found = await sql<Found>`select ${group.value} as shared, ${split?.value ?? sql`null::text`} as part,
      count(*) as count, ${sql.join(figures.map((figure, index) => sql`${figure} as ${sql.raw(`m${index}`)}`))}
    ${from} and ${conditions}${start} group by 1, 2 order by count(*) desc limit ${cellsMost}`.execute(kysely);
  return found.rows;
}

/** Values of one side with the rows they have, in the order in which they were met. */
function sumBy(found: readonly Found[], side: 'shared' | 'part'): Map<unknown, number> {
  const sums = new Map<unknown, number>();
  for (const row of found) sums.set(row[side] ?? null, (sums.get(row[side] ?? null) ?? 0) + Number(row.count));
  return sums;
}

/** Along an axis: time in its order, options as the design writes them, anything else by the rows that it has. */
function ordered({ column, by }: Axis, sums: ReadonlyMap<unknown, number>, spans?: readonly string[]): unknown[] {
  if (spans) return [...spans];
  const values = [...sums.keys()];
  if (by) return values.sort((one, other) => String(one ?? '').localeCompare(String(other ?? '')));
  const offered = column.kind.column === 'text' ? (staticOptions(column.field) ?? []) : [];
  const places = new Map(offered.map(({ value }, index) => [String(value), index]));
  const place = (value: unknown) => (value === null ? places.size + 1 : (places.get(String(value)) ?? places.size));
  return values.sort((one, other) => place(one) - place(other) || (sums.get(other) ?? 0) - (sums.get(one) ?? 0));
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
