import { sql, type Transaction } from 'kysely';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { grantsKept } from '../../engine/schema/undo/grants-kept.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { ChangeToKeep } from '../kernel/kept-changes.ts';
import type { Holder } from './holders.ts';
import { keptGrants, storedKind } from './kept-grants.ts';
import type { KnownLine } from './lines.ts';

/** Until when a right counted, and why it was granted. */
export interface GrantTerms {
  readonly kind: GrantKind;
  readonly id: string;
  readonly validTo: string | null;
  readonly reason: string;
}

/** Name of the field of a kept change that has the terms of what was taken. */
export const termsField = 'terms';

/** A change of what is granted to a holder, before it is made: what comes and what goes, by kind, as sets. */
export async function grantChange(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  holder: Holder,
  {
    added,
    removed,
    below,
  }: {
    readonly added: readonly KnownLine[];
    readonly removed: readonly KnownLine[];
    readonly below: boolean | undefined;
  },
): Promise<Omit<ChangeToKeep, 'name' | 'deed'> | undefined> {
  const byKind = (lines: readonly KnownLine[]) =>
    grantKinds.flatMap((kind): [GrantKind, string[]][] => {
      const ids = lines.filter((line) => line.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? [[kind, ids]] : [];
    });
  const was = (await keptGrants(trx, actor, holder)).some((one) => one.below);
  const isOther = below !== undefined && below !== was;
  if (added.length + removed.length === 0 && !isOther) return undefined;
  const terms = removed.length > 0 ? await termsOf(trx, actor, holder, removed) : [];
  return {
    ...{ kind: grantsKept(holder.kind), target: holder.id },
    before: {
      ...Object.fromEntries(byKind(removed)),
      ...(isOther && { below: was }),
      ...(terms.length > 0 && { [termsField]: terms }),
    },
    after: { ...Object.fromEntries(byKind(added)), ...(isOther && { below }) },
  };
}

/** Of rights that have an end or a reason. */
async function termsOf(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Actor,
  { kind, id }: Holder,
  lines: readonly KnownLine[],
): Promise<GrantTerms[]> {
  const { rows } = await sql<{ type: string; module: string; code: string; validTo: string | null; reason: string }>`
    select item_type as type, module_id as module, item_id as code, valid_to as "validTo", reason from base_authorize
    where tenant_id = ${tenantId} and object_type = ${kind} and object_id = ${id}
      and (valid_to is not null or reason <> '')`.execute(trx);
  const held = new Map(rows.map((row) => [JSON.stringify([row.type, row.module, row.code]), row]));
  return lines.flatMap((line) => {
    const row = held.get(JSON.stringify([storedKind(line.kind), line.moduleId, line.code]));
    return row ? [{ kind: line.kind, id: line.id, validTo: row.validTo, reason: row.reason }] : [];
  });
}

/** Puts the terms that they had on rights that were granted anew. */
export async function setTerms(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Actor,
  { kind, id }: Holder,
  lines: readonly (KnownLine & Pick<GrantTerms, 'validTo' | 'reason'>)[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update base_authorize lent set valid_to = had.valid_to, reason = had.reason
    from unnest(${lines.map((line) => storedKind(line.kind))}::text[], ${lines.map(({ moduleId }) => moduleId)}::text[],
      ${lines.map(({ code }) => code)}::text[], ${lines.map(({ validTo }) => validTo)}::timestamptz[],
      ${lines.map(({ reason }) => reason)}::text[]) as had (type, module, code, valid_to, reason)
    where lent.tenant_id = ${tenantId} and lent.object_type = ${kind} and lent.object_id = ${id}
      and lent.item_type = had.type and lent.module_id = had.module and lent.item_id = had.code`.execute(trx);
}
