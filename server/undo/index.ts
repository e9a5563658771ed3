// Here: what administrators changed, and the way back: dry run and restoring, the same for all that is administered.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Served } from '../kernel/resource-hooks.ts';
import { changeHistory } from './history.ts';
import { undoKindsOf } from './kinds.ts';
import { restoreChange, tryRestore, type WayBack } from './restore.ts';
import type { UndoKind } from './undo-kind.ts';

/** @param all resources; those that keep their changes are brought back */
export function undoRoutes(app: FastifyInstance, context: AppContext, all: readonly Served[]): void {
  const kinds = undoKindsOf(all);

  /** The right to a kind is that to its page: a call for all of them cannot name it. @throws Refused forbidden */
  async function kindFor(actor: Actor, name: string): Promise<UndoKind> {
    const kind = kinds.get(name);
    if (!kind) throw new Refused('notFound', 'undo.noKind');
    if (!(await holds(actor, kind, 'btn_edit'))) throw new Refused('forbidden', 'call.noButton');
    return kind;
  }

  const holds = async (actor: Actor, { menu }: UndoKind, button: string): Promise<boolean> =>
    menu === '' ? actor.isAdministrator : app.guard.holdsMenu(context, actor, menu, button);

  /** @throws Refused notFound */
  async function wayBack(actor: Actor, asked: { kind: string; id: string }, to: WayBack['to']): Promise<WayBack> {
    const kind = await kindFor(actor, asked.kind);
    for (const button of kind.needs ?? [])
      if (!(await holds(actor, kind, button))) throw new Refused('forbidden', 'call.noButton');
    const change = await kind.one(context, actor, asked.id);
    if (!change) throw new Refused('notFound', 'undo.notFound');
    // What was deleted is added anew: asked here, since nothing is read beside a transaction.
    const mayAdd = kind.bringsBack === undefined || (await holds(actor, kind, kind.bringsBack));
    return { kind, change, to, mayAdd };
  }

  serve(app, context, calls.changeHistory, async ({ actor, params, query, language }) => {
    const reader = { ...actor, language };
    const { target, currentPage = 1, pageSize = limits.pageSize } = query;
    return changeHistory(context, reader, await kindFor(reader, params.kind), { target, currentPage, pageSize });
  });
  serve(app, context, calls.tryRestore, async ({ actor, params, body, language }) => {
    const reader = { ...actor, language };
    return tryRestore(context, reader, await wayBack(reader, params, body.to));
  });
  serve(app, context, calls.restoreChange, async ({ actor, params, body, language }) => {
    const writer = { ...actor, language };
    return restoreChange(context, writer, await wayBack(writer, params, body.to), body.revision);
  });
}
