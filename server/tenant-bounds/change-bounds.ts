import type { Transaction } from 'kysely';
import type { BoundChange, CallBody, calls } from '../../engine/schema/calls/index.ts';
import { boundKinds } from '../../engine/schema/grants/bound-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { dryRunTransaction } from '../kernel/dry-run-transaction.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { type BoundItems, readBoundItems } from '../kernel/tenant-bound.ts';
import { actingIn } from '../kernel/tenant-meant.ts';
import { effectOf } from './bound-effect.ts';
import { type BoundLine, boundLines } from './bound-lines.ts';
import { boundRevision, takeTurn, tenantNames, writeBound } from './kept-bounds.ts';
import { type BoundPlan, type Known, planOf, type Wanted } from './plan-bound.ts';

type Body = CallBody<typeof calls.batchTenantAuthority>;

/**
 * POST TenantAuthority/Data/Batch: the same for some tenants, all or none. Where it is only asked what would change, the same
 * is done and taken back. What was granted stays: it counts again once it is inside.
 * @throws Refused notFound, badInput, findings, conflict where somebody else has changed one of the bounds meanwhile
 */
export async function changeBounds(context: AppContext, actor: Actor, body: Body): Promise<BoundChange> {
  const tenantIds = [...new Set(body.tenantIds)].sort();
  const names = await tenantNames(context.database.kysely, tenantIds, '/tenantIds');
  const known = new Map<string, Known>();
  // One after the other: of each everything that it has is read.
  for (const tenantId of tenantIds) known.set(tenantId, await knownIn(context, actingIn(actor, tenantId)));
  requireKnown(body, [...known.values()]);
  const work = async (trx: Transaction<DatabaseSchema>) => {
    await takeTurn(trx);
    const revision = await boundRevision(trx, tenantIds);
    if (body.revision === undefined && !body.check) throw refusedAt('/revision', 'tenantBound.stale');
    if (body.revision !== undefined && body.revision !== revision) throw new Refused('conflict', 'tenantBound.stale');
    const changes: Changed[] = [];
    for (const [tenantId, lines] of known)
      changes.push(await changeOne(context, trx, actor, { tenantId, name: names.get(tenantId) ?? '', lines, body }));
    return { changes, revision: body.check ? revision : await boundRevision(trx, tenantIds) };
  };
  const { database, live } = context;
  const { changes, revision } = body.check ? await dryRunTransaction(database, work) : await database.transaction(work);
  if (!body.check)
    for (const { tenantId, isChanged } of changes)
      if (isChanged)
        for (const subject of ['rights', 'menu', 'dictionary'] as const) live.announce(subject, { tenantId });
  return toldOf(changes, revision);
}

async function knownIn(context: AppContext, actor: Actor): Promise<Known> {
  const lines: BoundLine[] = [];
  for (const kind of boundKinds)
    lines.push(...(await boundLines(context, actor, kind)).filter(({ isGrantable }) => isGrantable));
  const of = (kind: BoundLine['kind']) => lines.filter((line) => line.kind === kind);
  return { system: of('system'), module: of('module'), button: of('button'), dictionary: of('dictionary') };
}

/** What one of the tenants has is enough: of the others it is not asked. @throws Refused badInput */
function requireKnown(wanted: Wanted, all: readonly Known[]): void {
  for (const kind of boundKinds) {
    const ids = new Set(all.flatMap((known) => known[kind].map(({ id }) => id)));
    const unknown = wanted[kind]?.find((id) => !ids.has(id));
    if (unknown !== undefined) throw refusedAt(`/${kind}`, 'tenantBound.unknown', { id: unknown.slice(0, 80) });
  }
}

interface Changed extends BoundPlan {
  readonly tenantId: string;
  readonly isChanged: boolean;
  readonly sleeping: number;
  readonly waking: number;
  readonly people: number;
}

async function changeOne(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  asked: { readonly tenantId: string; readonly name: string; readonly lines: Known; readonly body: Body },
): Promise<Changed> {
  const { tenantId, name, lines, body } = asked;
  const before = await readBoundItems({ kysely: trx }, tenantId);
  const plan = planOf(lines, body, body.mode ?? 'add', before);
  const isChanged = plan.added.length + plan.removed.length > 0;
  if (!isChanged) return { ...plan, tenantId, isChanged, sleeping: 0, waking: 0, people: 0 };
  await writeBound(trx, { userId: actor.userId, tenantId, ...(plan.items && { items: plan.items }) });
  await auditChange(context, trx, actor, { tenantId, name, plan, reason: body.reason ?? '' });
  const after: BoundItems | undefined = await readBoundItems({ kysely: trx }, tenantId);
  const isForAll = [...plan.added, ...plan.removed].some(({ kind }) => kind === 'dictionary');
  return { ...plan, tenantId, isChanged, ...(await effectOf(trx, tenantId, before, after, isForAll)) };
}

async function auditChange(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  { tenantId, name, plan, reason }: { tenantId: string; name: string; plan: BoundPlan; reason: string },
): Promise<void> {
  const told = (lines: readonly BoundLine[]) => ({
    count: lines.length,
    lines: lines.slice(0, limits.grantLinesTold).map(({ id }) => id),
  });
  await contextWithin(context, trx).audit({
    actor,
    action: 'tenant.authorize',
    target: tenantId,
    outcome: 'done',
    change: {
      ...{ menu: 'tenant.authority', kind: 'tenant', name },
      before: plan.removed.length > 0 ? { removed: told(plan.removed) } : null,
      after: { ...(plan.added.length > 0 && { added: told(plan.added) }), ...(reason && { reason }) },
    },
  });
}

function toldOf(changes: readonly Changed[], revision: string): BoundChange {
  const sum = (of: (one: Changed) => number) => changes.reduce((total, one) => total + of(one), 0);
  const told = (lines: readonly BoundLine[]) => {
    const once = new Map(lines.map((line) => [`${line.kind} ${line.id}`, line]));
    return [...once.values()].slice(0, limits.grantLinesTold).map(({ kind, id, fullName }) => ({ kind, id, fullName }));
  };
  return {
    added: told(changes.flatMap(({ added }) => added)),
    removed: told(changes.flatMap(({ removed }) => removed)),
    counts: { added: sum(({ added }) => added.length), removed: sum(({ removed }) => removed.length) },
    tenants: sum(({ isChanged }) => Number(isChanged)),
    sleeping: sum(({ sleeping }) => sleeping),
    waking: sum(({ waking }) => waking),
    people: sum(({ people }) => people),
    revision,
  };
}
