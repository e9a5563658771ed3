import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { exportScopes } from '../../engine/schema/lists/export-scopes.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import { say } from '../kernel/words.ts';
import { userHooks } from '../people/user.hooks.ts';
import { listRows } from '../resources/list.ts';
import type { RecordLines } from '../spreadsheet/index.ts';
import { landedFile } from './people-files.ts';

type Asked = CallBody<Calls['exportUsers']>;
type Column = Asked['selectKey'][number];
const served = { resource: user, hooks: userHooks };

/** What a row of the list calls a column, where it is another word. */
const inList: Readonly<Partial<Record<Column, string>>> = {
  organizeId: 'organizeIdText',
  positionId: 'positionIdText',
};

/**
 * Users/Actions/Export: what the list shows its reader, mobile numbers as he sees them there, as a spreadsheet that is landed
 * by a ticket; who took out how many, and of which, is written down.
 * @throws Refused badInput, full
 */
export async function exportPeople(
  context: AppContext,
  actor: Actor,
  { dataType, selectKey, filters = {}, page = {} }: Asked,
  language: Language,
): Promise<CallData<Calls['exportUsers']>> {
  const codes = [...new Set(selectKey)];
  let count = 0;
  const linesOf = (rows: readonly Content[]): RecordLines[] => {
    count += rows.length;
    return rows.map((row) => [
      codes.map((code) => {
        const text = cellOf(code, row[inList[code] ?? code], language, context.settings.timeZone);
        return text === '' ? null : { kind: 'text' as const, text };
      }),
    ]);
  };
  async function* records() {
    if (dataType === exportScopes.page) {
      yield linesOf((await listRows(context, actor, served, { ...filters, ...page })).list);
      return;
    }
    const { sidx, sort } = page;
    for (let currentPage = 1; count < limits.exportRowsAtOnce; currentPage += 1) {
      const asked = { ...filters, ...(sidx ? { sidx, sort } : {}), currentPage, pageSize: limits.pageSizeMost };
      const { list } = await listRows(context, actor, served, asked);
      yield linesOf(list.slice(0, limits.exportRowsAtOnce - count));
      if (list.length < limits.pageSizeMost) return;
    }
  }
  const columns = codes.map((code) => ({
    label: localText(user.words.labels[code], language),
    group: '',
    widthPx: 160,
  }));
  const file = await landedFile(context, actor, 'btn_export', say({ code: 'people.file' }, language), {
    columns,
    records: records(),
  });
  await context.audit({
    actor,
    action: 'user.export',
    outcome: 'done',
    detail: `${count} ${JSON.stringify(filters)}`,
    change: { menu: user.menu, kind: user.name, name: '', before: null, after: null },
  });
  return file;
}

function cellOf(code: Column, value: unknown, language: Language, timeZone: string): string {
  if (value === null || value === undefined) return '';
  if (code === 'gender') return wordOf(user.shape.gender.of, value, language);
  if (code === 'state') return wordOf(user.rowOnly.state.of, value, language);
  if (code === 'lastSignIn') return formatInstant(String(value), 'YYYY-MM-DD HH:mm', timeZone);
  return String(value);
}

const wordOf = (of: Readonly<Record<string, Parameters<typeof localText>[0]>>, value: unknown, language: Language) =>
  localText(of[String(value)], language);
