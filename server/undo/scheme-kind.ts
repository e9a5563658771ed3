import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { CallBody, calls } from '../../engine/schema/calls/index.ts';
import type { ChangedPart } from '../../engine/schema/calls/undo-calls.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { unlessTwin } from '../authority/row-schemes.ts';
import { check, entryOf, mayChange } from '../authority/scheme-checks.ts';
import { schemeText } from '../authority/scheme-text.ts';
import { type StoredScheme, storedScheme } from '../authority/stored-schemes.ts';
import { contentOf, insertScheme, updateScheme } from '../authority/write-scheme.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { changesSince, findChanges, oneChange } from './read-changes.ts';
import type { KeptChange, Sides, UndoKind } from './undo-kind.ts';
import { type State, undone } from './undone.ts';

const kind = 'rowScheme';
const meant = sql<boolean>`kept.kind = ${kind}`;
type Scheme = CallBody<typeof calls.createRowScheme>;

const stateOf = (scheme: StoredScheme | undefined): State => (scheme ? { ...contentOf(scheme) } : null);

/** Row schemes that were made for entries of the menu. */
export const schemeKind: UndoKind = {
  menu: 'permission.authorize',
  side: 'before',
  find: ({ database }, actor, { target, ...page }) =>
    findChanges(
      database.kysely,
      actor,
      target === undefined
        ? meant
        : sql`${meant} and (kept.target = ${target} or ${target} in (kept.before ->> 'moduleId', kept.after ->> 'moduleId'))`,
      { target, ...page },
    ),
  one: ({ database }, actor, id) => oneChange(database.kysely, actor, meant, id),
  tell: schemesInWords,
  label: (name, { language = 'zh' }) => labelOf(name, language),
  async prepare(context, actor, change, to) {
    const { kysely } = context.database;
    const wantedOf = (known: State, changes: readonly KeptChange[]): Scheme => {
      const wanted = undone(known, changes, () => false);
      if (!wanted) throw new Refused('conflict', wanted === null ? 'undo.notThere' : 'undo.lost');
      // What was kept of it was a scheme; it is judged anew below.
      return wanted as unknown as Scheme;
    };
    const early = stateOf(await storedScheme(kysely, actor.tenantId, change.target));
    const judged = wantedOf(early, await changesSince(kysely, actor, [kind], change, to));
    const { moduleId, ...content } = judged;
    const entry = await entryOf(context, actor, moduleId);
    await check(context, actor, entry.model, content);
    return async (turn) => {
      const { trx } = turn;
      const scheme = await storedScheme(trx, actor.tenantId, change.target);
      const now = stateOf(scheme);
      const wanted = wantedOf(now, await changesSince(trx, actor, [kind], change, to));
      // It was judged before its turn came: by then it may be another.
      if (!isDeepStrictEqual(wanted, judged)) throw new Refused('conflict', 'undo.stale');
      return {
        ...{ revision: String(scheme?.revision ?? 0), now, wanted: { ...wanted }, left: [] },
        async carryOut() {
          await unlessTwin(async () => {
            if (!scheme) await insertScheme(turn, change.target, wanted, 'restore');
            else await updateScheme(turn, await mayChange(context, trx, actor, scheme.id, entry), content, 'restore');
          });
          return stateOf(await storedScheme(trx, actor.tenantId, change.target));
        },
      };
    };
  },
  announce: ({ live }, { tenantId }) => live.announce('rights', { tenantId }),
};

const labels: Readonly<Record<string, ServerWords>> = {
  fullName: { code: 'undo.scheme.name' },
  enCode: { code: 'undo.scheme.code' },
  sortCode: { code: 'undo.scheme.order' },
  conditions: { code: 'undo.scheme.conditions' },
};
const labelOf = (name: string, language: Language): string => {
  const words = labels[name];
  return words ? say(words, language) : name;
};

/** What it is called, and what it shows as a sentence. */
async function schemesInWords(context: AppContext, actor: Actor, pairs: readonly Sides[]): Promise<ChangedPart[][]> {
  const { language = 'zh' } = actor;
  return Promise.all(
    pairs.map(async ({ before, after }) => {
      const moduleId = String(before?.moduleId ?? after?.moduleId ?? '');
      const [was, is] = [
        await factsOf(context, actor, before, moduleId),
        await factsOf(context, actor, after, moduleId),
      ];
      return Object.keys(labels).flatMap((name) => {
        const [one, other] = [was[name] ?? '', is[name] ?? ''];
        if (one === other) return [];
        return [{ name, label: labelOf(name, language), before: one, after: other, added: [], removed: [], more: 0 }];
      });
    }),
  );
}

async function factsOf(
  context: AppContext,
  actor: Actor,
  state: State,
  moduleId: string,
): Promise<Readonly<Record<string, string>>> {
  if (!state) return {};
  const entry = await entryOf(context, actor, moduleId).catch(() => undefined);
  // As above; of an entry that is gone by now nobody knows what its fields are called.
  const scheme = state as unknown as Scheme;
  const conditions = entry
    ? await schemeText(context, actor, entry.model, scheme, actor.language ?? 'zh')
    : JSON.stringify(scheme.groups ?? []);
  return { fullName: scheme.fullName, enCode: scheme.enCode, sortCode: String(scheme.sortCode ?? ''), conditions };
}
