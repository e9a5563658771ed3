import type { Transaction } from 'kysely';
import type { CallBody, calls, GrantChange } from '../../engine/schema/calls/index.ts';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { keepChange } from '../kernel/kept-changes.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { heldThrough } from '../permission/held-through.ts';
import { grantChange } from './grant-change.ts';
import { requireHolderReach } from './holder-reach.ts';
import { countsBelow, type Holder, holderName, peopleReached } from './holders.ts';
import { addGrants, idOfKept, isHeldElsewhere, type Kept, keptGrants, removeGrants, setBelow } from './kept-grants.ts';
import { allLines, type KnownLine } from './lines.ts';

/** What shall be granted, by kind; of a kind that is absent nothing changes. */
export type Wanted = Pick<CallBody<typeof calls.saveAuthority>, GrantKind>;
export type Mode = 'add' | 'replace' | 'remove';

/** Everything that there is to be granted, by kind and id, also what the tenant may not have. */
export type Known = ReadonlyMap<GrantKind, ReadonlyMap<string, KnownLine>>;

/** Reads what can be granted of the kinds that are asked for. */
export async function knownLines(context: AppContext, actor: Actor, wanted: Wanted): Promise<Known> {
  const known = new Map<GrantKind, ReadonlyMap<string, KnownLine>>();
  for (const kind of grantKinds) {
    if (!wanted[kind]) continue;
    const lines = await allLines(context, actor, kind);
    known.set(kind, new Map(lines.filter(({ isGrantable }) => isGrantable).map((line) => [line.id, line])));
  }
  return known;
}

/** What a change would do for one holder. */
export interface Plan {
  readonly holder: Holder;
  readonly name: string;
  readonly added: readonly KnownLine[];
  readonly removed: readonly KnownLine[];
}

/**
 * Compares what is wanted with what is there. Rights on what is no more, or outside the bound of the tenant, which nobody can
 * see, stay as they are.
 * @throws Refused badInput for what cannot be granted
 */
export function planOf(known: Known, wanted: Wanted, mode: Mode, kept: readonly Kept[]) {
  const added: KnownLine[] = [];
  const removed: KnownLine[] = [];
  for (const [kind, lines] of known) {
    const asked = new Set(wanted[kind]);
    const held = new Set(kept.filter((one) => one.kind === kind).map(idOfKept));
    for (const id of asked) {
      if (held.has(id)) continue;
      const line = lines.get(id);
      if (!line) throw refusedAt(`/${kind}`, 'authority.unknown', { id: id.slice(0, 80) });
      if (line.isOutside && mode !== 'remove')
        throw refusedAt(`/${kind}`, 'authority.outside', { name: line.fullName });
    }
    for (const line of lines.values()) {
      if (line.isOutside) continue;
      const [has, is] = [held.has(line.id), asked.has(line.id)];
      if (mode !== 'remove' && is && !has) added.push(line);
      if (has && (mode === 'remove' ? is : mode === 'replace' && !is)) removed.push(line);
    }
  }
  return { added, removed };
}

/**
 * Nobody hands out what he lacks or takes it from others, takes rights from himself, or takes the last right to this page.
 * Source: administration F10, P8
 * @throws Refused forbidden, badInput
 */
export async function requireMay(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  { holder, added, removed }: Plan,
): Promise<void> {
  await requireHolderReach(trx, actor, holder, 'Edit');
  const lacking = actor.isAdministrator ? undefined : [...added, ...removed].find(({ mayGrant }) => !mayGrant);
  if (lacking) throw new Refused('forbidden', 'authority.lacking', { name: lacking.fullName });
  if (removed.length === 0) return;
  const through = actor.isAdministrator ? [] : await heldThrough({ kysely: trx }, actor);
  if (through.some(({ type, id }) => type === holder.kind && id === holder.id))
    throw new Refused('forbidden', 'authority.own');
  const own = removed.filter(({ kind, enCode }) => kind === 'module' && enCode === 'permission.authorize');
  const ids = own.map(({ code }) => code);
  if (ids.length > 0 && !(await isHeldElsewhere(trx, actor, holder, ids)))
    throw new Refused('badInput', 'authority.last');
}

/** Carries a plan out and writes it down. */
export async function carryOut(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  { holder, name, added, removed }: Plan,
  terms: {
    readonly below?: boolean | undefined;
    readonly validTo?: string | undefined;
    readonly reason?: string | undefined;
    /** What it is called in the audit, where it is not what the page of permissions does. */
    readonly deed?: 'restore';
  },
): Promise<void> {
  const { validTo, reason = '', deed = 'authorize' } = terms;
  const below = countsBelow(holder.kind, terms.below);
  if (validTo !== undefined && !(Date.parse(validTo) > context.now().getTime() - dayMs))
    throw refusedAt('/validTo', 'authority.ended');
  const { timeZone } = context.settings;
  const kept = await grantChange(trx, actor, holder, {
    added,
    removed,
    below: terms.below === undefined ? undefined : below,
  });
  await removeGrants(trx, actor, holder, removed);
  await addGrants(trx, actor, holder, added, { below, validTo, timeZone, reason, newId: context.newId });
  if (terms.below !== undefined) await setBelow(trx, actor, holder, below);
  const told = (lines: readonly KnownLine[]) => ({
    count: lines.length,
    lines: lines.slice(0, limits.grantLinesTold).map(({ id }) => id),
  });
  await contextWithin(context, trx).audit({
    actor,
    action: deed === 'restore' ? 'grants.restore' : `${holder.kind}.authorize`,
    target: holder.id,
    outcome: 'done',
    change: {
      ...{ menu: 'permission.authorize', kind: holder.kind, name },
      before: removed.length > 0 ? { removed: told(removed) } : null,
      after: {
        ...(added.length > 0 && { added: told(added) }),
        ...(validTo && { validTo }),
        ...(reason && { reason }),
      },
    },
  });
  if (kept) await keepChange({ context, actor, trx }, { ...kept, name, deed });
}

const dayMs = 24 * 60 * 60_000;

/** @throws Refused notFound */
export async function planFor(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  holder: Holder,
  asked: { readonly known: Known; readonly wanted: Wanted; readonly mode: Mode },
): Promise<Plan & { readonly kept: readonly Kept[] }> {
  const name = await holderName(trx, actor, holder);
  const kept = await keptGrants(trx, actor, holder);
  return { holder, name, kept, ...planOf(asked.known, asked.wanted, asked.mode, kept) };
}

/** A change in words: the first of what is added and removed, over all holders, and whom it reaches. */
export async function changeOf(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  plans: readonly Plan[],
  below: boolean | undefined,
): Promise<GrantChange> {
  const [added, removed] = [plans.flatMap((plan) => plan.added), plans.flatMap((plan) => plan.removed)];
  const told = (lines: readonly KnownLine[]) => {
    const once = new Map(lines.map((line) => [`${line.kind} ${line.id}`, line]));
    return [...once.values()].slice(0, limits.grantLinesTold).map(({ kind, id, fullName }) => ({ kind, id, fullName }));
  };
  return {
    added: told(added),
    removed: told(removed),
    counts: { added: added.length, removed: removed.length },
    people: await peopleReached(
      trx,
      actor,
      plans.map(({ holder }) => holder),
      below,
    ),
  };
}
