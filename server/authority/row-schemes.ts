import type { CallBody, CallData, calls } from '../../engine/schema/calls/index.ts';
import { readySchemeId, readySchemes } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import { SqlError } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';
import { schemeWords } from './button-words.ts';
import { holderName } from './holders.ts';
import { check, entryOf, holdersOf, mayChange } from './scheme-checks.ts';
import { schemeFields } from './scheme-fields.ts';
import { schemeText } from './scheme-text.ts';
import { storedScheme, storedSchemes } from './stored-schemes.ts';
import { deleteScheme, insertScheme, updateScheme } from './write-scheme.ts';

/** GET ModuleDataAuthorizeScheme/{moduleId}/List: those that every entry has, then those that were made. @throws Refused notFound */
export async function rowSchemeList(
  context: AppContext,
  actor: Actor,
  moduleId: string,
): Promise<CallData<typeof calls.rowSchemeList>> {
  const { model } = await entryOf(context, actor, moduleId);
  const language = actor.language ?? 'zh';
  const ready = readySchemes.map((code, index) => {
    const fullName = say({ code: schemeWords[code] }, language);
    return {
      ...{ id: readySchemeId(code), fullName, enCode: code, allData: code === 'all', matchLogic: 'and' as const },
      ...{ groups: [], conditionText: fullName, builtIn: true, sortCode: index, revision: 1 },
    };
  });
  const stored = await storedSchemes(context.database.kysely, actor.tenantId, moduleId);
  const made = await Promise.all(
    stored.map(async ({ moduleId: _entry, groups, ...scheme }) => ({
      ...scheme,
      groups: groups.map((group) => ({ ...group, groups: [...group.groups] })),
      conditionText: await schemeText(context, actor, model, { ...scheme, groups }, language),
      builtIn: false,
    })),
  );
  return { list: [...ready, ...made] };
}

/** GET ModuleDataAuthorizeScheme/{moduleId}/Fields: what a scheme of an entry may ask of. @throws Refused notFound */
export async function rowSchemeFields(
  context: AppContext,
  actor: Actor,
  moduleId: string,
): Promise<CallData<typeof calls.rowSchemeFields>> {
  const { model } = await entryOf(context, actor, moduleId);
  const fields = await schemeFields(context, actor, model, actor.language ?? 'zh');
  return {
    list: fields.map(({ signs, kinds, options, ...field }) => ({
      ...field,
      signs: [...signs],
      kinds: [...kinds],
      options: [...options],
    })),
  };
}

/** POST ModuleDataAuthorizeScheme: what it shows counts once it is granted. @throws Refused notFound, badInput */
export async function createRowScheme(
  context: AppContext,
  actor: Actor,
  { moduleId, ...content }: CallBody<typeof calls.createRowScheme>,
): Promise<{ id: string }> {
  const { model } = await entryOf(context, actor, moduleId);
  await check(context, actor, model, content);
  const id = context.newId();
  await unlessTwin(() =>
    context.database.transaction(async (trx) => {
      const others = await storedSchemes(trx, actor.tenantId, moduleId);
      if (others.length >= limits.schemesOfEntry)
        throw new Refused('badInput', 'scheme.many', { most: limits.schemesOfEntry });
      await insertScheme({ context, actor, trx }, id, { ...content, moduleId });
    }),
  );
  context.live.announce('rights', { tenantId: actor.tenantId });
  return { id };
}

/** POST ModuleDataAuthorizeScheme/{id}. @throws Refused notFound, badInput, forbidden, conflict */
export async function saveRowScheme(
  context: AppContext,
  actor: Actor,
  id: string,
  { revision, ...content }: CallBody<typeof calls.saveRowScheme>,
): Promise<{ revision: number }> {
  const known = await storedScheme(context.database.kysely, actor.tenantId, id);
  if (!known) throw new Refused('notFound', 'scheme.gone');
  const entry = await entryOf(context, actor, known.moduleId);
  await check(context, actor, entry.model, content);
  await unlessTwin(() =>
    context.database.transaction(async (trx) => {
      const before = await mayChange(context, trx, actor, id, entry);
      if (before.revision !== revision) throw new Refused('conflict', 'scheme.stale');
      await updateScheme({ context, actor, trx }, before, content);
    }),
  );
  context.live.announce('rights', { tenantId: actor.tenantId });
  return { revision: revision + 1 };
}

/** POST ModuleDataAuthorizeScheme/{id}/Actions/Delete. @throws Refused notFound; conflict with whom it is granted to */
export async function deleteRowScheme(context: AppContext, actor: Actor, id: string): Promise<null> {
  await context.database.transaction(async (trx) => {
    const scheme = await storedScheme(trx, actor.tenantId, id);
    if (!scheme) throw new Refused('notFound', 'scheme.gone');
    const holders = await holdersOf(trx, actor, id);
    const { fullName: name } = scheme;
    if (holders.length > 0) {
      const list = await Promise.all(
        holders.slice(0, limits.usesListed).map(async (holder) => ({
          ...holder,
          fullName: await holderName(trx, actor, holder).catch(() => holder.id),
        })),
      );
      const names = list.map(({ fullName }) => fullName).join(actor.language === 'en' ? ', ' : '、');
      throw new Refused('conflict', 'scheme.inUse', { name, names }, { current: { count: holders.length, list } });
    }
    await deleteScheme({ context, actor, trx }, scheme);
  });
  context.live.announce('rights', { tenantId: actor.tenantId });
  return null;
}

/** @throws Refused where the entry has another scheme with the code */
export async function unlessTwin<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SqlError && error.code === '23505') throw refusedAt('/enCode', 'scheme.twin');
    throw error;
  }
}
