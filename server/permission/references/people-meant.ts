import type { ExpressionBuilder } from 'kysely';
import { type ReferredKind, readMember } from '../../../engine/schema/references/index.ts';
import type { Tables } from '../../kernel/tables.ts';
import { idsBelow } from '../structure/choice-tree.ts';
import { organizeRows } from '../structure/organizes.ts';
import type { Reads } from '../structure/switched-on.ts';
import type { Reader } from './read-referred.ts';

type People = ExpressionBuilder<Tables, 'base_user'>;

/**
 * The people who are meant by what was chosen: themselves, those of a department or of one below it, those in a position,
 * with a role, or in a group that is switched on.
 */
export async function peopleMeant(reads: Reads, reader: Reader, texts: readonly string[]) {
  const chosen = texts.map((text) => readMember(text));
  // No id is empty: a list of nothing finds nobody.
  const of = (kind: ReferredKind) => ['', ...chosen.flatMap((one) => (one.kind === kind ? [one.id] : []))];
  const places = of('organize');
  const departments = places.length > 1 ? ['', ...idsBelow(await organizeRows(reads, reader), places)] : places;
  const { tenantId } = reader;
  return (where: People) => {
    const members = where
      .selectFrom('base_group_member as member')
      .innerJoin('base_group', (join) =>
        join
          .onRef('base_group.tenant_id', '=', 'member.tenant_id')
          .onRef('base_group.id', '=', 'member.group_id')
          .on('base_group.enabled_mark', '=', 1),
      )
      .where('member.tenant_id', '=', tenantId)
      .where('member.kind', '=', 'user')
      .where('member.group_id', 'in', of('group'))
      .select('member.object_id');
    const holders = where
      .selectFrom('base_user_role')
      .where('base_user_role.tenant_id', '=', tenantId)
      .where('base_user_role.role_id', 'in', of('role'))
      .select('base_user_role.user_id');
    const inPlaces = where
      .selectFrom('base_user_organize')
      .where('base_user_organize.tenant_id', '=', tenantId)
      .where('base_user_organize.organize_id', 'in', departments)
      .select('base_user_organize.user_id');
    const inPositions = where
      .selectFrom('base_user_position')
      .where('base_user_position.tenant_id', '=', tenantId)
      .where('base_user_position.position_id', 'in', of('position'))
      .select('base_user_position.user_id');
    return where.or([
      where('base_user.id', 'in', of('user')),
      where('base_user.id', 'in', inPlaces),
      where('base_user.id', 'in', inPositions),
      where('base_user.id', 'in', members),
      where('base_user.id', 'in', holders),
    ]);
  };
}
