// Here: what is granted to roles, people and places: what there is, who has it, and how it changes.

import type { FastifyInstance } from 'fastify';
import { type CallBody, type CallData, calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { gradeSelector } from './grade-selector.ts';
import { requireHolderReach } from './holder-reach.ts';
import { holderName, holderOf } from './holders.ts';
import { idOfKept, keptGrants, revisionOf } from './kept-grants.ts';
import { grantLines } from './lines.ts';
import { createRowScheme, deleteRowScheme, rowSchemeFields, rowSchemeList, saveRowScheme } from './row-schemes.ts';
import { batchAuthority, compareAuthority, saveAuthority } from './save-authority.ts';

export function authorityRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.gradeSelector, ({ actor, query, language }) =>
    gradeSelector(context, { ...actor, language }, query.userId),
  );
  serve(app, context, calls.rowSchemeFields, ({ actor, params, language }) =>
    rowSchemeFields(context, { ...actor, language }, params.id),
  );
  serve(app, context, calls.rowSchemeList, ({ actor, params, language }) =>
    rowSchemeList(context, { ...actor, language }, params.id),
  );
  serve(app, context, calls.createRowScheme, ({ actor, body, language }) =>
    createRowScheme(context, { ...actor, language }, body),
  );
  serve(app, context, calls.saveRowScheme, ({ actor, params, body, language }) =>
    saveRowScheme(context, { ...actor, language }, params.id, body),
  );
  serve(app, context, calls.deleteRowScheme, ({ actor, params, language }) =>
    deleteRowScheme(context, { ...actor, language }, params.id),
  );
  serve(app, context, calls.authorityValues, ({ actor, params, body, language }) =>
    values(context, { ...actor, language }, params.id, body),
  );
  serve(app, context, calls.saveAuthority, ({ actor, params, body, language }) =>
    saveAuthority(context, { ...actor, language }, { kind: body.objectType, id: params.id }, body),
  );
  serve(app, context, calls.compareAuthority, ({ actor, params, body, language }) =>
    compareAuthority(context, { ...actor, language }, { kind: body.objectType, id: params.id }, body),
  );
  serve(app, context, calls.batchAuthority, ({ actor, body, language }) =>
    batchAuthority(context, { ...actor, language }, body),
  );
}

/** POST Authority/Data/{id}/Values: one step, and what of it is granted; the id 0 is nobody. @throws Refused notFound */
async function values(
  context: AppContext,
  actor: Actor,
  id: string,
  { objectType, type, moduleIds }: CallBody<typeof calls.authorityValues>,
): Promise<CallData<typeof calls.authorityValues>> {
  const lines = await grantLines(context, actor, type, moduleIds && new Set(moduleIds));
  const list = lines.map(({ id, parentId, fullName, enCode, icon, isGrantable, mayGrant }) => ({
    ...{ id, parentId, fullName, enCode, icon, isGrantable, mayGrant },
  }));
  const all = lines.flatMap((line) => (line.isGrantable ? [line.id] : []));
  if (objectType === undefined || id === '0') return { list, all, ids: [], revision: '', name: '', below: false };
  return context.database.transaction(async (trx) => {
    const holder = await holderOf(trx, actor, { kind: objectType, id });
    const name = await holderName(trx, actor, holder);
    await requireHolderReach(trx, actor, holder, 'Select');
    const kept = await keptGrants(trx, actor, holder);
    const held = new Set(kept.filter(({ kind }) => kind === type).map(idOfKept));
    const below = kept.length > 0 ? kept.some((one) => one.below) : holder.kind === 'company';
    return { list, all, ids: all.filter((one) => held.has(one)), revision: revisionOf(kept), name, below };
  });
}
