import { sql } from 'kysely';
import { cellOf, type GradeScope, gradeCells, gradeLayers, gradeRights } from '../../engine/schema/grants/grade.ts';
import { isPersonWithin } from '../grades/places.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Writing } from '../kernel/resource-hooks.ts';
import { type KeptGrade, keptGrade, ownCells, ownItems } from './grade-marks.ts';

/** @param before undefined for a new one @throws Refused at the part of the body that it is about */
export async function checkGrade(content: Content, writing: Writing): Promise<void> {
  const { trx, actor, id } = writing;
  const before = await keptGrade(trx, actor, { column: 'id', value: id });
  const userId = before?.userId ?? String(content.userId);
  await checkPerson(userId, writing);
  const scopes = scopesIn(content.scopes);
  const names = await placeNames(writing, [
    ...scopes.map(({ organizeId }) => organizeId),
    ...(before?.scopes ?? []).map(({ organizeId }) => organizeId),
  ]);
  checkScopes(scopes, names);
  if (actor.isAdministrator) return;
  await requireOwnScopes(writing, before?.scopes ?? [], scopes, names);
  await requireOwnItems(writing, 'menu', '/menuIds', before?.menuIds, content.menuIds);
  await requireOwnItems(writing, 'role', '/roleIds', before?.roleIds, content.roleIds);
}

/** All that a grade gives is taken away: that is for who could have given it. @throws Refused forbidden */
export async function checkRemoval({ scopes, menuIds, roleIds }: KeptGrade, writing: Writing): Promise<void> {
  if (writing.actor.isAdministrator) return;
  const names = await placeNames(
    writing,
    scopes.map(({ organizeId }) => organizeId),
  );
  await requireOwnScopes(writing, scopes, [], names);
  await requireOwnItems(writing, 'menu', '/menuIds', menuIds, []);
  await requireOwnItems(writing, 'role', '/roleIds', roleIds, []);
}

export const scopesIn = (value: unknown): GradeScope[] => (Array.isArray(value) ? value : []); // as its shape says

type Names = ReadonlyMap<string, string>;

async function placeNames({ trx, actor }: Writing, ids: readonly string[]): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select place.id, ${localName('place', actor.language)} as name from base_organize place
    where place.tenant_id = ${actor.tenantId} and place.id = any(${[...new Set(ids)]})`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Nobody sets his own grade, nobody one for somebody whom no grade narrows, and nobody one beyond his own. */
async function checkPerson(userId: string, { trx, actor }: Writing): Promise<void> {
  if (userId === actor.userId) throw refusedAt('/userId', 'grade.own', {}, 'findings');
  const { rows } = await sql<{ super: boolean; within: boolean; place: string | null; name: string }>`
    select person.is_administrator as super, ${localName('person', actor.language, 'real_name')} as name,
      (select ${localName('place', actor.language)} from base_organize place
        where place.tenant_id = person.tenant_id and place.id = person.organize_id) as place,
      ${isPersonWithin('person', actor, 'Edit')} as within
    from base_user person where person.tenant_id = ${actor.tenantId} and person.id = ${userId}`.execute(trx);
  const [person] = rows;
  if (person?.super) throw refusedAt('/userId', 'grade.superAdministrator', {}, 'findings');
  if (person && !person.within && !actor.isAdministrator)
    throw refusedAt('/userId', 'grade.beyond', { name: person.place ?? person.name }, 'forbidden');
}

function checkScopes(scopes: readonly GradeScope[], names: Names): void {
  const seen = new Set<string>();
  for (const [place, scope] of scopes.entries()) {
    const name = names.get(scope.organizeId);
    const at = `/scopes/${place}`;
    if (name === undefined) throw refusedAt(`${at}/organizeId`, 'grade.unknown');
    if (seen.has(scope.organizeId)) throw refusedAt(`${at}/organizeId`, 'grade.twice', { name });
    seen.add(scope.organizeId);
    for (const layer of gradeLayers)
      for (const right of gradeRights)
        if (scope[cellOf(layer, right)] === 1 && scope[cellOf(layer, 'Select')] !== 1)
          throw refusedAt(`${at}/${cellOf(layer, right)}`, 'grade.needsView', { name });
  }
}

/** Each cell that becomes another is one that the actor has himself. */
async function requireOwnScopes(
  { trx, actor }: Writing,
  before: readonly GradeScope[],
  after: readonly GradeScope[],
  names: Names,
): Promise<void> {
  const own = await ownCells(trx, actor);
  const was = new Map(before.map((scope) => [scope.organizeId, scope]));
  const sent = new Map(after.map((scope, place) => [scope.organizeId, place]));
  for (const organizeId of new Set([...sent.keys(), ...was.keys()])) {
    const place = sent.get(organizeId);
    const name = names.get(organizeId) ?? organizeId;
    const isOutside = gradeCells.every((cell) => own.get(cell)?.has(organizeId) !== true);
    for (const cell of gradeCells) {
      const is = place === undefined ? 0 : after[place]?.[cell];
      if ((was.get(organizeId)?.[cell] ?? 0) === is || own.get(cell)?.has(organizeId)) continue;
      const at = place === undefined ? '/scopes' : `/scopes/${place}/${isOutside ? 'organizeId' : cell}`;
      throw refusedAt(at, 'grade.beyond', { name }, 'forbidden');
    }
  }
}

async function requireOwnItems(
  { trx, actor }: Writing,
  kind: 'menu' | 'role',
  at: string,
  before: readonly string[] = [],
  after: unknown,
): Promise<void> {
  const wanted = Array.isArray(after) ? after.map(String) : [];
  const changed = [...wanted.filter((id) => !before.includes(id)), ...before.filter((id) => !wanted.includes(id))];
  if (changed.length === 0) return;
  const own = await ownItems(trx, actor, kind);
  if (changed.some((id) => !own.has(id))) throw refusedAt(at, 'grade.items', {}, 'forbidden');
}
