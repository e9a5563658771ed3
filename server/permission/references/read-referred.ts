import { type RawBuilder, sql } from 'kysely';
import type { ChoiceType } from '../../../engine/schema/calls/index.ts';
import {
  type Referred,
  type ReferredKind,
  referredKey,
  referredKinds,
} from '../../../engine/schema/references/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { localName } from '../../kernel/local-name.ts';
import { tables } from '../../kernel/tables.ts';
import { rolePlace } from '../structure/role-place.ts';
import type { Reads } from '../structure/switched-on.ts';

/** Whose people and structure are read, and in which language they are named. */
export type Reader = Pick<Actor, 'tenantId' | 'language'>;

/** What an id points to, switched on or not. */
export interface ReferredRow extends Referred {
  readonly name: string;
  readonly isOn: boolean;
  readonly type: ChoiceType;
  /** Department of a person, position or role; '' where there is none. */
  readonly organize: string;
  readonly organizeId: string;
  /** All departments that a person is in; of all else the one above. */
  readonly organizeIds: readonly string[];
  readonly headIcon: string;
}

/** By `referredKey`; what was deleted, or belongs to another tenant, is left out. */
export type ReferredRows = ReadonlyMap<string, ReferredRow>;

/** What these ids point to: a statement for each kind, however many there are. */
export async function readReferred(reads: Reads, reader: Reader, wanted: Iterable<Referred>): Promise<ReferredRows> {
  const ids = new Map<ReferredKind, Set<string>>();
  for (const { kind, id } of wanted) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const found = await Promise.all(
    referredKinds.flatMap((kind) => {
      const some = ids.get(kind);
      return some ? [readers[kind](reads, reader, [...some])] : [];
    }),
  );
  return new Map(found.flat().map((row) => [referredKey(row), row]));
}

type Read = (reads: Reads, reader: Reader, ids: readonly string[]) => Promise<ReferredRow[]>;

const placeless = { organize: '', organizeId: '', organizeIds: [], headIcon: '' };
const placed = (id: string | null) => ({ organizeId: id ?? '', organizeIds: id === null ? [] : [id] });

const readers: Readonly<Record<ReferredKind, Read>> = {
  async user({ database }, { tenantId, language }, ids) {
    const rows = await tables(database.kysely)
      .selectFrom('base_user')
      .leftJoin('base_organize', (join) =>
        join
          .onRef('base_organize.tenant_id', '=', 'base_user.tenant_id')
          .onRef('base_organize.id', '=', 'base_user.organize_id'),
      )
      .select([
        'base_user.id',
        'base_user.enabled_mark',
        'base_user.head_icon',
        'base_user.organize_id',
        localName('base_user', language, 'real_name').as('name'),
        localName('base_organize', language).as('organize'),
        sql<string[]>`array(
          select link.organize_id from base_user_organize link
          where link.tenant_id = base_user.tenant_id and link.user_id = base_user.id)`.as('organize_ids'),
      ])
      .where('base_user.tenant_id', '=', tenantId)
      .where('base_user.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      ...{ kind: 'user', type: 'user', id: row.id, name: row.name, isOn: row.enabled_mark === 1 },
      ...{ organize: row.organize ?? '', organizeId: row.organize_id ?? '', organizeIds: row.organize_ids },
      headIcon: row.head_icon,
    }));
  },

  async organize({ database }, { tenantId, language }, ids) {
    const rows = await tables(database.kysely)
      .selectFrom('base_organize')
      .select(['id', 'enabled_mark', 'category', localName('base_organize', language).as('name')])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, name, enabled_mark, category }) => ({
      ...{ kind: 'organize', id, name, isOn: enabled_mark === 1, ...placeless },
      type: category === 'company' ? 'company' : 'department',
    }));
  },

  position: placedIn('position', 'base_position', () => sql.ref<string | null>('base_position.organize_id')),
  role: placedIn('role', 'base_role', rolePlace),
  group: named('group', 'base_group'),
};

/** What belongs to a company or department, or to none. */
function placedIn(
  kind: 'position' | 'role',
  table: 'base_position' | 'base_role',
  placeOf: () => RawBuilder<string | null>,
): Read {
  return async ({ database }, { tenantId, language }, ids) => {
    const place = sql<string | null>`(
      select ${localName('place', language)} from base_organize place
      where place.tenant_id = ${sql.ref(`${table}.tenant_id`)} and place.id = ${placeOf()}
    )`;
    const rows = await tables(database.kysely)
      .selectFrom(table)
      .select(['id', 'enabled_mark', placeOf().as('organize_id')])
      .select([localName(table, language).as('name'), place.as('organize')])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      ...{ kind, type: kind, id: row.id, name: row.name, isOn: row.enabled_mark === 1 },
      ...{ organize: row.organize ?? '', ...placed(row.organize_id), headIcon: '' },
    }));
  };
}

function named(kind: 'group', table: 'base_group'): Read {
  return async ({ database }, { tenantId, language }, ids) => {
    const rows = await tables(database.kysely)
      .selectFrom(table)
      .select(['id', 'enabled_mark', localName(table, language).as('name')])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, name, enabled_mark }) => ({
      ...{ kind, type: kind, id, name, isOn: enabled_mark === 1, ...placeless },
    }));
  };
}
