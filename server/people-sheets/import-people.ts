import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';
import { isSameHash } from '../oauth/secrets.ts';
import { doneContent, leaveContent, takeImport } from '../record-import/import-state.ts';
import { type ImportedRow, rowsFrom } from '../record-import/imported-row.ts';
import { sayProblem } from '../record-import/row-problems.ts';
import { takeTurn } from '../resources/kept-rows.ts';
import { type FailedRow, importFile } from './people-files.ts';
import { fileOfToken, importOf, requireMode, tokenOf } from './preview-people.ts';
import { type ImportMode, type WrittenPeople, writePeople } from './write-people.ts';

type Imported = CallData<Calls['importUsers']>;

/**
 * TenantUser/User/ImportData: the people that were looked through, in one transaction: those who are refused are answered
 * with the reason, the others are in; where the server fails nobody is, and the file may be tried again.
 * @throws Refused forbidden, notFound, conflict, badInput
 */
export async function importPeople(
  context: AppContext,
  actor: Actor,
  { token, list, mode }: { readonly token: string; readonly list: string; readonly mode: ImportMode },
  language: Language,
): Promise<Imported> {
  await requireMode(context, actor, mode);
  const rows = rowsFrom(list);
  const fileName = fileOfToken(token);
  if (!isSameHash(token, tokenOf(fileName, rows, mode))) throw new Refused('conflict', 'people.preview');
  const result = await context.database.transaction(async (trx) => {
    const within = contextWithin(context, trx);
    // First of all: of two that import one file at once the second waits here, and hears of it.
    await takeImport(within, importOf(actor), fileName);
    await takeTurn(trx, user, actor);
    const written = await writePeople({ context: saidOnce(context), actor, trx }, rows, mode);
    const answer = answerOf(rows, written, language);
    await leaveContent(within, importOf(actor), fileName, { failed: answer.failResult });
    await within.audit({
      actor,
      action: 'user.import',
      outcome: 'done',
      detail: `${mode} ${answer.snum} ${answer.fnum}`,
      change: { menu: user.menu, kind: user.name, name: '', before: null, after: null },
    });
    return answer;
  });
  context.live.announce(user.news, { tenantId: actor.tenantId });
  return result;
}

/** What a thousand rows would say, each for itself, is said once. */
function saidOnce(context: AppContext): AppContext {
  const said = new Set<string>();
  return {
    ...context,
    live: {
      ...context.live,
      announce(subject, fact) {
        const what = JSON.stringify([subject, fact]);
        if (said.has(what)) return;
        said.add(what);
        context.live.announce(subject, fact);
      },
    },
  };
}

function answerOf(rows: readonly ImportedRow[], { problems, codes }: WrittenPeople, language: Language): Imported {
  const reasons = new Map<number, Set<string>>();
  for (const problem of problems)
    reasons.set(problem.row, (reasons.get(problem.row) ?? new Set()).add(sayProblem(problem, language)));
  const failResult = rows.flatMap((row, place) => {
    const said = reasons.get(place);
    return said ? [{ ...row, errorsInfo: [...said].join('；') }] : [];
  });
  return {
    resultType: failResult.length === 0 ? 0 : 1,
    snum: rows.length - failResult.length,
    fnum: failResult.length,
    failResult,
    codes: [...codes].map(([row, code]) => {
      const { account, realName } = rows[row]?.data ?? {};
      return { account: String(account), realName: String(realName), code };
    }),
  };
}

/** TenantUser/User/ExportExceptionData: rows that were refused, as a file to be put right and sent again. @throws Refused */
export async function failedPeople(
  context: AppContext,
  actor: Actor,
  token: string,
  language: Language,
): Promise<{ url: string; name: string }> {
  // Left behind by the import.
  const left = (await doneContent(context, importOf(actor), fileOfToken(token))) as { readonly failed?: FailedRow[] };
  return importFile(context, actor, language, left.failed ?? []);
}
