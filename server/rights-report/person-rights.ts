import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';
import { readySchemeId } from '../../engine/schema/grants/row-scheme.ts';
import { allLines, type KnownLine } from '../authority/lines.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type Grants, grantsOf } from '../permission/grants.ts';
import { actorFor } from '../permission/preview-rights.ts';
import { reportedPerson } from './reported-person.ts';

/** A right as the page of rights names it. */
export interface Item {
  readonly kind: GrantKind;
  readonly id: string;
}

/** GET Users/{id}/Rights: what he holds of one kind, and the way down to it. @throws Refused notFound */
export async function personRights(
  context: AppContext,
  actor: Actor,
  id: string,
  kind: GrantKind,
): Promise<CallData<typeof calls.personRights>> {
  const { name, isOff } = await reportedPerson(context, actor, id);
  const person = await actorFor(context, actor.tenantId, { kind: 'user', objectId: id });
  const [lines, grants] = await Promise.all([everyLine(context, actor, kind), grantsOf(context, person)]);
  const isHeld = (line: KnownLine) =>
    line.isGrantable && !line.isOutside && (person.isAdministrator || heldAs(grants, line) !== null);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const shown = new Set<string>();
  for (const line of lines)
    if (isHeld(line))
      for (let one: KnownLine | undefined = line; one && !shown.has(one.id); one = byId.get(one.parentId))
        shown.add(one.id);
  const list = lines
    .filter((line) => shown.has(line.id))
    .map((line) => ({
      ...{ id: line.id, parentId: line.parentId, fullName: line.fullName, enCode: line.enCode, icon: line.icon },
      isHeld: isHeld(line),
    }));
  return { list, name, isAdministrator: person.isAdministrator, isOff };
}

/** All that there is of a kind, as somebody has it who may grant all of it, and what the tenant may not have. */
export const everyLine = (context: AppContext, actor: Actor, kind: GrantKind) =>
  allLines(context, { ...actor, isAdministrator: true }, kind);

/** Whether somebody holds it by a grant, or as what counts where nothing is granted; null: not at all. */
export function heldAs(grants: Grants, { kind, moduleId, code }: KnownLine): 'granted' | 'usual' | null {
  if (kind === 'module') return grants.menuIds.has(code) ? 'granted' : null;
  if (kind !== 'resource') return grants.codes.get(moduleId)?.[kind].has(code) ? 'granted' : null;
  for (const entries of grants.schemes.values()) {
    const held = entries.get(moduleId);
    if (held === undefined) continue;
    if (held.length === 0) return code === readySchemeId('own') ? 'usual' : null;
    const isIt = held.some((one) => (typeof one === 'string' ? readySchemeId(one) : one.id) === code);
    return isIt ? 'granted' : null;
  }
  return null;
}
