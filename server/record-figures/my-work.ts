import { sql } from 'kysely';
import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import type { WorkFigure, WorkList } from '../../engine/schema/documents/work.ts';
import { limits } from '../../engine/schema/limits.ts';
import { localText, nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Condition } from '../gateway/comparison-sql.ts';
import { allOf } from '../gateway/comparison-sql.ts';
import { lastSpans, spanOf } from '../gateway/date-spans.ts';
import { openListQuery } from '../gateway/list-query.ts';
import type { Access } from '../gateway/model-access.ts';
import type { ColumnShape } from '../gateway/model-shape.ts';
import type { Row } from '../gateway/run-statement.ts';
import { loadWords } from '../gateway/value-words.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { openModels } from './open-models.ts';

export type Work = CallData<typeof calls.myWork>;
type WorkEntry = Work['list'][number];

/** How many columns of the list follow the one that names a record. */
const shownColumns = 3;

/**
 * GET Statistics/Work: what waits for a person, as the lists of the models that his menu opens declare it (`work`), and the
 * figures that they declare. Rows and fields are those of the actor's lists; a declaration that names what he may not see
 * counts for nothing.
 */
export async function myWork(context: AppContext, actor: Actor, language: Language): Promise<Work> {
  const { models } = await openModels(context, actor);
  const lists = models.flatMap((access) => (access.model.list.work ?? []).map((work) => ({ access, work })));
  const figures = models.flatMap((access) => (access.model.list.figures ?? []).map((figure) => ({ access, figure })));
  const [found, counted] = await Promise.all([
    Promise.all(
      lists.slice(0, limits.workLists).map(({ access, work }) => seen(workOf(context, access, work, language))),
    ),
    Promise.all(
      figures.slice(0, limits.workLists).map(({ access, figure }) => seen(figureOf(context, access, figure, language))),
    ),
  ]);
  const waiting = found.filter((part) => part !== null);
  return {
    list: waiting
      .flatMap(({ list }) => list)
      .sort((one, other) => (one.deadline ?? '9').localeCompare(other.deadline ?? '9'))
      .slice(0, limits.workRows),
    rows: waiting.reduce((sum, { rows }) => sum + rows, 0),
    overdue: waiting.reduce((sum, { overdue }) => sum + overdue, 0),
    figures: counted.filter((figure) => figure !== null),
  };
}

/** Nothing, where a declaration names a field that is not there or that the actor may not see. */
async function seen<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function workOf(context: AppContext, access: Access, work: WorkList, language: Language) {
  const { model, actor } = access;
  const listing = await openListQuery(context, access, askedBy(work), language);
  const alike = new Set((work.conditions ?? []).map(fieldOfOneValue));
  const deadline = work.deadline === undefined ? undefined : dateColumn(access, work.deadline);
  const [first, ...others] = model.list.columnList
    .flatMap(({ prop }) => (access.listed(prop) ? (model.main.listable.get(prop) ?? []) : []))
    // What all of these rows have alike tells them not apart.
    .filter(({ code }, index) => index === 0 || !alike.has(code))
    // Beside a deadline, no other moment is asked for.
    .filter((column, index) => index === 0 || deadline === undefined || !isMoment(column))
    .slice(0, shownColumns + 1);
  const columns = [...new Set([first, ...others, deadline].filter((column) => column !== undefined))];
  const overdue = deadline ? sql`m.${sql.raw(deadline.quoted)} < ${limitOf(context, deadline)}` : sql`false`;
  const conditions = allOf([listing.conditions, whoseRows(access, work.whose)]);
  const select = sql.raw([`m.${model.main.id} as "id"`, ...columns.map(({ quoted }) => `m.${quoted}`)].join(', '));
  const order = deadline ? sql`m.${sql.raw(deadline.quoted)} asc nulls last` : listing.order;
  const [rows, counts] = await Promise.all([
    sql<Row>`select ${select}, ${overdue} as "is_overdue" ${listing.from} and ${conditions}
      order by ${order} limit ${limits.workRows}`.execute(listing.kysely),
    sql<Row>`select count(*) as rows, count(*) filter (where ${overdue}) as overdue
      ${listing.from} and ${conditions}`.execute(listing.kysely),
  ]);
  const words = await loadWords(context, actor, columns, rows.rows, language);
  const valueIn = (column: ColumnShape, row: Row) =>
    column.kind.fromColumn ? column.kind.fromColumn(row[column.name], column.field) : row[column.name];
  const say = (column: ColumnShape | undefined, row: Row) =>
    column ? words.display(column, valueIn(column, row)) : '';
  const form = nameIn({ fullName: model.fullName, names: model.fullNames }, language);
  const list = rows.rows.map((row): WorkEntry => {
    const until = deadline && valueIn(deadline, row);
    return {
      modelId: model.id,
      id: String(row.id),
      form,
      title: localText(work.title, language),
      verb: localText(work.verb, language),
      number: say(first, row),
      text: others
        .map((column) => say(column, row))
        .filter(Boolean)
        .join(' · '),
      deadline: typeof until === 'string' && until !== '' ? until : null,
      overdue: row.is_overdue === true,
    };
  });
  const [count] = counts.rows;
  return { list, rows: Number(count?.rows ?? 0), overdue: Number(count?.overdue ?? 0) };
}

async function figureOf(context: AppContext, access: Access, figure: WorkFigure, language: Language) {
  const { timeZone } = context.settings;
  const listing = await openListQuery(context, access, askedBy(figure), language);
  const conditions = [listing.conditions, whoseRows(access, figure.whose)];
  if (figure.today !== undefined) {
    const day = lastSpans('day', 1, context.now(), timeZone)[0] ?? '';
    conditions.push(sql`${spanOf(dateColumn(access, figure.today), 'day', timeZone)} = ${day}`);
  }
  const found = await sql<Row>`select count(*) as rows ${listing.from} and ${allOf(conditions)}`.execute(
    listing.kysely,
  );
  const label = localText(figure.label, language);
  return { label, value: Number(found.rows[0]?.rows ?? 0), path: `/model/${access.model.id}` };
}

/** The field that a condition holds to one value; undefined for others. */
function fieldOfOneValue(condition: unknown): unknown {
  if (typeof condition !== 'object' || condition === null || Reflect.get(condition, 'symbol') !== '==')
    return undefined;
  return Reflect.get(condition, 'field');
}

function askedBy({ conditions = [] }: Pick<WorkList, 'conditions'>) {
  return { superQueryJson: JSON.stringify({ matchLogic: 'AND', conditionList: conditions }) };
}

function whoseRows({ actor }: Access, whose: WorkList['whose']): Condition {
  if (whose === 'mine') return sql`m.creator_id = ${actor.userId}`;
  return whose === 'others' ? sql`m.creator_id is distinct from ${actor.userId}` : sql`true`;
}

function dateColumn(access: Access, prop: string): ColumnShape {
  const column = access.listed(prop) ? access.model.main.listable.get(prop) : undefined;
  if (!column || !isMoment(column)) throw new Refused('badInput', 'list.field');
  return column;
}

const isMoment = ({ kind }: ColumnShape) => kind.column === 'date' || kind.column === 'timestamptz';

/** What is due on a day is overdue on the next. */
function limitOf(context: AppContext, { kind }: ColumnShape) {
  if (kind.column !== 'date') return sql`${context.now().toISOString()}::timestamptz`;
  return sql`${lastSpans('day', 1, context.now(), context.settings.timeZone)[0] ?? ''}::date`;
}
