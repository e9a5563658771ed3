import { createHash } from 'node:crypto';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dryRunTransaction } from '../kernel/dry-run-transaction.ts';
import { Refused } from '../kernel/refused.ts';
import { holdsMenu } from '../permission/grants.ts';
import { type ImportOf, openContent } from '../record-import/import-state.ts';
import { type ImportedRow, rowsFrom } from '../record-import/imported-row.ts';
import { errorOf } from '../record-import/row-problems.ts';
import { takeTurn } from '../resources/kept-rows.ts';
import { headOf, peopleCodes, requiredCodes } from './people-columns.ts';
import { peopleFiles } from './read-people.ts';
import { type ImportMode, writePeople } from './write-people.ts';

export const importOf = (actor: Actor): ImportOf => ({ actor, model: { id: peopleFiles, version: 1 } });

/** An import that changes people is for those who may. @throws Refused forbidden */
export async function requireMode(context: AppContext, actor: Actor, mode: ImportMode): Promise<void> {
  if (mode === 'new') return;
  for (const menu of ['permission.user', 'tenant.user']) if (await holdsMenu(context, actor, menu, 'btn_edit')) return;
  throw new Refused('forbidden', 'call.noButton');
}

/** Names a file and what was looked through of it. */
export const tokenOf = (fileName: string, rows: readonly ImportedRow[], mode: ImportMode): string =>
  `${fileName}.${createHash('sha256')
    .update(JSON.stringify([mode, rows]))
    .digest('base64url')}`;

export const fileOfToken = (token: string): string => token.slice(0, Math.max(0, token.lastIndexOf('.')));

/**
 * TenantUser/ImportPreview: the people of a file with all that is wrong with them. They are written, and all of it is taken
 * back: what an import would refuse is refused here, by the same rules.
 * @throws Refused forbidden, notFound, conflict, badInput
 */
export async function previewPeople(
  context: AppContext,
  actor: Actor,
  {
    fileName,
    mode,
    list,
  }: { readonly fileName: string; readonly mode: ImportMode; readonly list?: string | undefined },
  language: Language,
): Promise<CallData<Calls['userPreview']>> {
  await requireMode(context, actor, mode);
  // Written by the upload.
  const kept = (await openContent(context, importOf(actor), fileName)) as readonly ImportedRow[];
  const rows = list === undefined ? kept : rowsFrom(list);
  const { problems, targets } = await dryRunTransaction(context.database, async (trx) => {
    await takeTurn(trx, user, actor);
    return writePeople({ context, actor, trx }, rows, mode);
  });
  const dataRow = rows.map((row, place) => {
    const target = targets.get(place);
    const known = target ? { id: target.id, revision: target.revision } : {};
    const data = Object.fromEntries(peopleCodes.flatMap((code) => (row.data[code] ? [[code, row.data[code]]] : [])));
    return { line: row.line, ...known, data };
  });
  const repeated = new Set(problems.filter(({ problem }) => problem.code === 'import.twice').map(({ row }) => row));
  const wrong = new Set(problems.map(({ row }) => row).filter((row) => !repeated.has(row)));
  const right = rows.flatMap((_, row) => (wrong.has(row) || repeated.has(row) ? [] : [targets.has(row)]));
  return {
    token: tokenOf(fileName, dataRow, mode),
    headerRow: peopleCodes.map((code) => ({
      id: code,
      fullName: headOf(code, language),
      required: requiredCodes.includes(code),
      kind: 'text',
    })),
    dataRow: dataRow.map((row) => ({ ...row, texts: textsOf(row.data), children: {} })),
    errors: problems.map((one) => errorOf(one, language)),
    counts: {
      create: right.filter((isThere) => !isThere).length,
      update: right.filter((isThere) => isThere).length,
      repeated: repeated.size,
      wrong: wrong.size,
    },
  };
}

const textsOf = (data: ImportedRow['data']) =>
  Object.fromEntries(Object.entries(data).map(([code, text]) => [code, String(text)]));
