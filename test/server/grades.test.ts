import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import {
  cellOf,
  type GradeCell,
  type GradeRight,
  type GradeScope,
  gradeCells,
  gradeRights,
} from '../../engine/schema/grants/grade.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

type Content = CallBody<Calls['createGrade']>;
type Scopes = readonly GradeScope[];

const menus = ['grade', 'organize', 'department', 'position', 'user', 'role', 'group', 'authorize'].map(
  (name) => `menu-permission-${name}`,
);
const buttons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_state', 'btn_viewRights'];
const clerkId = 'user-zhaoxue';
const clerkPlace = 'org-control';

const scope = (organizeId: string, ...cells: GradeCell[]): GradeScope => ({
  organizeId,
  ...(Object.fromEntries(gradeCells.map((cell) => [cell, cells.includes(cell) ? 1 : 0])) as Record<GradeCell, number>), // one for each
});
const seen: GradeCell[] = ['thisLayerSelect', 'subLayerSelect'];

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A grade by chance: a few places, rights never without the view of the same layer. */
function gradeByChance(seed: number, places: readonly string[]): GradeScope[] {
  const next = numbers(seed);
  return places.flatMap((organizeId) => {
    if (next() < 0.55) return [];
    const cells = (['thisLayer', 'subLayer'] as const).flatMap((layer) =>
      next() < 0.35
        ? []
        : gradeRights.filter((right) => right === 'Select' || next() < 0.5).map((right) => cellOf(layer, right)),
    );
    return [scope(organizeId, ...cells)];
  });
}

describeOnDatabases('graded administration', { onBoth: 'paths, arrays and locks' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  let clerk: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const announced = () => server.context.live.announce('rights', { tenantId: 'main' });
  const rowsOf = async <Row>(text: ReturnType<typeof sql<Row>>) =>
    (await text.execute(server.context.database.kysely)).rows;
  /** Everything that the pages of people and places ask for. */
  const hireClerk = async () => {
    clerk = await server.signIn(clerkId);
    await server.context.database.transaction((trx) =>
      sql`
        insert into base_authorize (tenant_id, id, object_type, object_id, item_type, item_id, module_id, creator_time)
        select 'main', 'clerk-' || menu, 'user', ${clerkId}, 'menu', menu, '', now() from unnest(${menus}::text[]) as menu
        union all
        select 'main', menu || button, 'user', ${clerkId}, 'button', button, menu, now()
        from unnest(${menus}::text[]) as menu, unnest(${buttons}::text[]) as button
        on conflict do nothing`.execute(trx),
    );
    announced();
  };
  const gradeOf = async (userId: string) =>
    (
      await rowsOf(sql<{ id: string; revision: number }>`
      select id, revision from base_grade where tenant_id = 'main' and user_id = ${userId}`)
    )[0];
  const create = (changes: Partial<Content>, by = server.admin) =>
    by(calls.createGrade, { body: { userId: clerkId, scopes: [], menuIds: [], roleIds: [], ...changes } });
  const save = async (userId: string, changes: Partial<Content>, by = server.admin) => {
    const known = await gradeOf(userId);
    const kept = (await server.admin(calls.loadGrade, { params: { id: known?.id ?? '' } })).data;
    const { id, ...content } = kept;
    return by(calls.saveGrade, { params: { id }, body: { ...content, ...changes } });
  };
  const remove = async (userId: string, by = server.admin) =>
    by(calls.deleteGrade, { params: { id: (await gradeOf(userId))?.id ?? 'nobody' } });
  /** The grade of the clerk, by the calls of the page. */
  const setGrade = async (scopes: Scopes | undefined, roleIds: string[] = [], menuIds: string[] = []) => {
    if (await gradeOf(clerkId)) await remove(clerkId);
    if (scopes) expect((await create({ scopes: [...scopes], roleIds, menuIds })).status).toBe(200);
  };
  const refusal = ({ status, data }: { status: number; data: unknown }) => {
    const { findings = [] } = Object(data);
    return [status, findings[0]?.at, findings[0]?.code];
  };

  interface Place {
    readonly id: string;
    readonly parentId: string;
  }
  const placesNow = () =>
    rowsOf(sql<Place>`select id, parent_id as "parentId" from base_organize where tenant_id = 'main' order by id`);

  /** What a plain reading of a grade says. */
  const judge = (places: readonly Place[], scopes: Scopes | undefined) => {
    const parents = new Map(places.map(({ id, parentId }) => [id, parentId]));
    const byId = new Map(scopes?.map((one) => [one.organizeId, one]));
    const isAbove = (above: string, id: string): boolean =>
      id === above || (parents.has(id) && isAbove(above, parents.get(id) ?? ''));
    const below = (id: string, right: GradeRight): boolean => {
      const parent = parents.get(id);
      if (parent === undefined || !parents.has(parent)) return false;
      return byId.get(parent)?.[cellOf('subLayer', right)] === 1 || below(parent, right);
    };
    const may = (right: GradeRight, id: string): boolean => {
      if (!scopes) return right === 'Select' && isAbove(clerkPlace, id);
      return byId.get(id)?.[cellOf('thisLayer', right)] === 1 || below(id, right);
    };
    const everywhere = (right: GradeRight) => places.every(({ id }) => may(right, id));
    const ofRole = (right: GradeRight, placed: readonly string[]) =>
      placed.length === 0 ? everywhere(right) : placed.every((id) => may(right, id));
    return { may, everywhere, ofRole };
  };

  it('narrows every list and write to what the grade gives', async () => {
    await hireClerk();
    const places = await placesNow();
    const ids = places.map(({ id }) => id);
    const people = await rowsOf(sql<{ id: string; place: string }>`
      select id, organize_id as place from base_user where tenant_id = 'main' and not is_administrator order by id`);
    const positions = await rowsOf(sql<{ id: string; place: string }>`
      select id, organize_id as place from base_position where tenant_id = 'main' order by id`);
    const roles = await rowsOf(sql<{ id: string; placed: string[] }>`
      select id, array(select organize_id from base_role_organize link
        where link.tenant_id = role.tenant_id and link.role_id = role.id) as placed
      from base_role role where tenant_id = 'main' order by id`);
    const groups = await rowsOf(sql<{ id: string; placed: string[] }>`
      select id, array(select person.organize_id from base_group_member link
        join base_user person on person.tenant_id = link.tenant_id and person.id = link.object_id
        where link.tenant_id = kept.tenant_id and link.group_id = kept.id) as placed
      from base_group kept where tenant_id = 'main' order by id`);
    const grades: (Scopes | undefined)[] = [
      undefined,
      [],
      [scope('org-company', ...gradeCells)],
      [scope('org-production', 'thisLayerSelect', 'subLayerSelect', 'subLayerEdit', 'subLayerAdd')],
      ...[1, 2, 3, 4].map((seed) => gradeByChance(seed * 7919, ids)),
    ];
    let count = 0;
    const agree = (is: unknown, should: unknown, what: string) => {
      count += 1;
      expect(is, what).toEqual(should);
    };
    for (const scopes of grades) {
      await setGrade(scopes);
      const { may, ofRole } = judge(places, scopes);
      const told = JSON.stringify(scopes);
      const listed = async (
        call:
          | Calls['positionList']
          | Calls['userList']
          | Calls['roleList']
          | Calls['groupList']
          | Calls['organizeList']
          | Calls['departmentList'],
      ) =>
        (await clerk(call as Calls['positionList'], { query: { pageSize: 500 } })).data.list.map(({ id }) => id).sort();
      const places_ = ids.filter((id) => may('Select', id));
      agree(await listed(calls.organizeList), places_, `organisations ${told}`);
      agree(
        await listed(calls.departmentList),
        places_.filter((id) => id !== 'org-company'),
        `departments ${told}`,
      );
      agree(
        await listed(calls.positionList),
        positions.filter(({ place }) => may('Select', place)).map(({ id }) => id),
        `positions ${told}`,
      );
      const everyone = [...people, { id: 'user-admin', place: 'org-office' }];
      agree(
        await listed(calls.userList),
        everyone
          .filter(({ place }) => may('Select', place))
          .map(({ id }) => id)
          .sort(),
        `people ${told}`,
      );
      // Without a grade he hands out what he has himself, and sees it.
      const handed = scopes ? [] : ['role-staff'];
      agree(
        await listed(calls.roleList),
        roles.filter(({ id, placed }) => handed.includes(id) || ofRole('Select', placed)).map(({ id }) => id),
        `roles ${told}`,
      );
      agree(
        await listed(calls.groupList),
        groups.filter(({ placed }) => placed.every((id) => may('Select', id))).map(({ id }) => id),
        `groups ${told}`,
      );
      const byAuth = await clerk(calls.organizeLevel, {
        params: { parentId: '0' },
        body: { mode: 'auth', keyword: ' ' },
      });
      agree(byAuth.status, 200, 'by auth');

      const sort = async (call: Calls['sortPositions'], rows: readonly string[]) =>
        (await clerk(call, { body: { ids: [...rows] } })).status;
      for (const { id, place } of positions) {
        const mayEdit = may('Edit', place);
        agree(
          (await clerk(calls.loadPosition, { params: { id } })).status,
          may('Select', place) ? 200 : 404,
          `reads ${id} ${told}`,
        );
        const { id: _, ...kept } = (await server.admin(calls.loadPosition, { params: { id } })).data;
        agree(
          (await clerk(calls.savePosition, { params: { id }, body: kept })).status,
          mayEdit ? 200 : 403,
          `saves ${id} ${told}`,
        );
        agree(
          (await clerk(calls.setPositionState, { params: { id }, body: { enabledMark: 1 } })).status,
          mayEdit ? 200 : 403,
          `state of ${id} ${told}`,
        );
        agree(await sort(calls.sortPositions, [id]), mayEdit ? 200 : 403, `sorts ${id} ${told}`);
      }
      for (const id of ids) {
        const named = { fullName: `${id.replace(/\W/g, '')}岗`, enCode: `P${id.replace(/\W/g, '')}`, organizeId: id };
        const made = await clerk(calls.createPosition, { body: named });
        agree(made.status, may('Add', id) ? 200 : 403, `adds a position in ${id} ${told}`);
        const mine =
          made.status === 200 ? made.data.id : (await server.admin(calls.createPosition, { body: named })).data.id;
        const gone = await clerk(calls.deletePosition, { params: { id: mine } });
        agree(gone.status, may('Delete', id) ? 200 : 403, `deletes a position of ${id} ${told}`);
        if (gone.status !== 200) await server.admin(calls.deletePosition, { params: { id: mine } });

        const { id: _, ...organize } = (await server.admin(calls.loadOrganize, { params: { id } })).data;
        agree(
          (await clerk(calls.loadOrganize, { params: { id } })).status,
          may('Select', id) ? 200 : 404,
          `reads ${id} ${told}`,
        );
        agree(
          (await clerk(calls.saveOrganize, { params: { id }, body: organize })).status,
          may('Edit', id) ? 200 : 403,
          `saves ${id} ${told}`,
        );
        const department = {
          fullName: `${id.replace(/\W/g, '')}下`,
          enCode: `D${id.replace(/\W/g, '')}`,
          parentId: id,
        };
        const inner = await clerk(calls.createDepartment, { body: department });
        const known =
          inner.status === 200
            ? inner.data.id
            : (await server.admin(calls.createDepartment, { body: department })).data.id;
        const around = judge([...places, { id: known, parentId: id }], scopes);
        agree(inner.status, around.may('Add', known) ? 200 : 403, `adds below ${id} ${told}`);
        const away = await clerk(calls.deleteDepartment, { params: { id: known } });
        agree(away.status, around.may('Delete', known) ? 200 : 403, `deletes below ${id} ${told}`);
        if (away.status !== 200) await server.admin(calls.deleteDepartment, { params: { id: known } });
      }
      for (const { id, place } of people) {
        const { id: _, ...person } = (await server.admin(calls.loadUser, { params: { id } })).data;
        agree(
          (await clerk(calls.loadUser, { params: { id } })).status,
          may('Select', place) ? 200 : 404,
          `reads ${id} ${told}`,
        );
        agree(
          (await clerk(calls.saveUser, { params: { id }, body: person })).status,
          may('Edit', place) ? 200 : 403,
          `saves ${id} ${told}`,
        );
        const asked = { params: { id }, body: { objectType: 'user', type: 'module' } } as const;
        const { ids: held, revision } = (await server.admin(calls.authorityValues, asked)).data;
        const rights = { objectType: 'user' as const, revision, module: held };
        const compared = (await clerk(calls.compareAuthority, { params: { id }, body: rights })).status;
        agree(compared, may('Edit', place) ? 200 : 403, `rights of ${id} ${told}`);
      }
      for (const { id, placed } of roles) {
        const { id: _, ...role } = (await server.admin(calls.loadRole, { params: { id } })).data;
        agree(
          (await clerk(calls.saveRole, { params: { id }, body: role })).status,
          ofRole('Edit', placed) ? 200 : 403,
          `saves ${id} ${told}`,
        );
      }
      for (const { id, placed } of groups) {
        const { id: _, ...group } = (await server.admin(calls.loadGroup, { params: { id } })).data;
        agree(
          (await clerk(calls.saveGroup, { params: { id }, body: group })).status,
          placed.every((one) => may('Edit', one)) ? 200 : 403,
          `saves ${id} ${told}`,
        );
      }
    }
    expect(count).toBeGreaterThan(800);
  }, 120_000);

  it('shows who is in one of its departments, and changes only who is in no other (F4)', async () => {
    await hireClerk();
    await setGrade([scope('org-production', ...gradeCells)]);
    const id = 'user-liwei';
    let sort = 0;
    const places = (organizeIds: string[]) =>
      rowsOf(sql`insert into base_user_organize (tenant_id, user_id, organize_id, sort_code)
        select 'main', ${id}, one, place from unnest(${organizeIds}::text[]) with ordinality as given (one, place)
        on conflict do nothing`);
    const seen = async () =>
      (await clerk(calls.userList, { query: { pageSize: 500 } })).data.list.some((row) => row.id === id);
    const opened = async () => (await clerk(calls.loadUser, { params: { id } })).status;
    const edit = async () => {
      const { id: _, ...kept } = (await server.admin(calls.loadUser, { params: { id } })).data;
      sort += 1;
      return clerk(calls.saveUser, { params: { id }, body: { ...kept, sortCode: sort } });
    };
    expect([await seen(), await opened(), (await edit()).status]).toEqual([true, 200, 200]);
    await places(['org-safety']);
    expect([await seen(), await opened()]).toEqual([true, 200]);
    expect(await edit()).toMatchObject({ status: 403, data: { findings: [{ code: 'grade.beyond' }] } });
    expect((await create({ userId: id }, clerk)).status).toBe(403);
    await rowsOf(sql`delete from base_user_organize where user_id = ${id} and organize_id = 'org-safety'`);
    expect((await edit()).status).toBe(200);
  });

  it('lets nothing be brought out of, or into, what the grade gives', async () => {
    await hireClerk();
    await setGrade([scope('org-production', ...seen, 'thisLayerEdit', 'subLayerEdit')]);
    const { id: _, ...position } = (await server.admin(calls.loadPosition, { params: { id: 'pos-leader' } })).data;
    const moved = (organizeId: string) =>
      clerk(calls.savePosition, { params: { id: 'pos-leader' }, body: { ...position, organizeId } });
    expect(await moved('org-safety')).toMatchObject({
      status: 403,
      msg: expect.stringContaining('安全质量部'),
      data: { findings: [{ at: '/organizeId', code: 'grade.beyond' }] },
    });
    // He may change it there, and not bring anything.
    expect((await moved('org-team1')).status).toBe(403);
    await save(clerkId, { scopes: [scope('org-production', ...seen, 'thisLayerEdit', 'subLayerEdit', 'subLayerAdd')] });
    expect((await moved('org-team1')).status).toBe(200);
    const back = await server.admin(calls.loadPosition, { params: { id: 'pos-leader' } });
    const { id: __, ...content } = back.data;
    await server.admin(calls.savePosition, {
      params: { id: 'pos-leader' },
      body: { ...content, organizeId: 'org-production' },
    });
    const move = { id: 'org-team1', parentId: 'org-safety' };
    expect((await clerk(calls.moveDepartment, { body: move })).status).toBe(403);
    expect((await clerk(calls.moveDepartment, { body: { id: 'org-team1', parentId: 'org-control' } })).status).toBe(
      200,
    );
    await server.admin(calls.moveDepartment, { body: { id: 'org-team1', parentId: 'org-production' } });
  });

  it('hands out its own roles and menu entries, and no others', async () => {
    await hireClerk();
    const full = [scope('org-production', ...gradeCells)];
    await setGrade(full, [], ['menu-permission-group']);
    const { id: _, ...person } = (await server.admin(calls.loadUser, { params: { id: 'user-sunhao' } })).data;
    const without = { ...person, roleIds: (person.roleIds ?? []).filter((id) => id !== 'role-staff') };
    const take = (body: typeof person) => clerk(calls.saveUser, { params: { id: 'user-sunhao' }, body });
    expect(refusal(await take(without))).toEqual([403, '/roleIds', 'grade.role']);
    expect((await clerk(calls.rolesByPermission)).data.list).toEqual([]);
    await save(clerkId, { roleIds: ['role-staff'] });
    expect((await clerk(calls.rolesByPermission)).data.list).toHaveLength(1);
    expect((await take(without)).status).toBe(200);
    const { revision } = (await server.admin(calls.loadUser, { params: { id: 'user-sunhao' } })).data;
    expect((await take({ ...person, revision })).status).toBe(200);

    const grantTo = async (module: string[]) => {
      const asked = { params: { id: 'user-sunhao' }, body: { objectType: 'user', type: 'module' } } as const;
      const { data } = await clerk(calls.authorityValues, asked);
      const body = { objectType: 'user' as const, module, revision: data.revision };
      return (await clerk(calls.compareAuthority, { params: { id: 'user-sunhao' }, body })).status;
    };
    expect(await grantTo(['menu-permission-group'])).toBe(200);
    // He holds it, and may not hand it out.
    expect(await grantTo(['menu-permission-role'])).toBe(403);
    const rightsOf = async (id: string) =>
      (await clerk(calls.personRights, { params: { id }, query: { type: 'module' } })).status;
    expect([await rightsOf('user-sunhao'), await rightsOf('user-gaoming')]).toEqual([200, 404]);
    const outside = { params: { id: 'user-gaoming' }, body: { objectType: 'user', type: 'module' } } as const;
    expect((await clerk(calls.authorityValues, outside)).status).toBe(404);
  });

  it('says of each cell whether the caller may set it, and nobody sets his own', async () => {
    await hireClerk();
    await setGrade(
      [scope('org-production', ...seen, 'subLayerEdit', 'thisLayerEdit')],
      ['role-staff'],
      ['menu-permission-group'],
    );
    await create({ userId: 'user-liwei', scopes: [scope('org-team1', ...seen, 'thisLayerAdd')] });
    const ask = async (userId?: string, by = clerk) =>
      (await by(calls.gradeSelector, { query: userId === undefined ? {} : { userId } })).data;
    const { list, menus: entries, roles } = await ask('user-liwei');
    expect(list.map(({ id, parentId }) => [id, parentId]).sort()).toEqual([
      ['org-control', 'org-production'],
      ['org-production', '0'],
      ['org-team1', 'org-production'],
      ['org-team2', 'org-production'],
    ]);
    expect(list.find(({ id }) => id === 'org-team1')).toMatchObject({
      ...{
        thisLayerSelect: 1,
        thisLayerAdd: 2,
        thisLayerEdit: 0,
        thisLayerDelete: 3,
        subLayerSelect: 1,
        subLayerAdd: 3,
      },
    });
    expect(entries.filter(({ mayGrant }) => mayGrant).map(({ id }) => id)).toEqual(['menu-permission-group']);
    expect(roles.map(({ id, mayGrant }) => [id, mayGrant])).toEqual([['role-staff', true]]);
    const own = await ask(clerkId);
    expect(own.list.every((place) => gradeCells.every((cell) => place[cell] > 1))).toBe(true);
    const all = await ask(undefined, server.admin);
    expect(all.list).toHaveLength((await placesNow()).length);
    expect(all.list.every((place) => gradeCells.every((cell) => place[cell] === 0))).toBe(true);
    expect(all.roles.every(({ mayGrant }) => mayGrant)).toBe(true);
    await remove('user-liwei');
  });

  it('lets its holder appoint others below himself with no more than he has', async () => {
    await hireClerk();
    await setGrade(
      [scope('org-production', ...seen, 'thisLayerEdit', 'subLayerEdit')],
      ['role-staff'],
      ['menu-permission-group'],
    );
    const appoint = (changes: Partial<Content>) => create({ userId: 'user-liwei', ...changes }, clerk);
    const wrong: [Partial<Content>, unknown[]][] = [
      [{ userId: clerkId }, [422, '/userId', 'grade.own']],
      [{ userId: 'user-admin' }, [422, '/userId', 'grade.superAdministrator']],
      [{ userId: 'user-gaoming' }, [403, '/userId', 'grade.beyond']],
      [{ scopes: [scope('org-safety', 'thisLayerSelect')] }, [403, '/scopes/0/organizeId', 'grade.beyond']],
      [
        { scopes: [scope('org-team1', 'thisLayerSelect'), scope('org-team2', 'thisLayerSelect', 'thisLayerDelete')] },
        [403, '/scopes/1/thisLayerDelete', 'grade.beyond'],
      ],
      [{ scopes: [scope('org-team1', 'thisLayerEdit')] }, [400, '/scopes/0/thisLayerEdit', 'grade.needsView']],
      [
        { scopes: [scope('org-team1', 'thisLayerSelect', 'subLayerEdit')] },
        [400, '/scopes/0/subLayerEdit', 'grade.needsView'],
      ],
      [{ scopes: [scope('nowhere', 'thisLayerSelect')] }, [400, '/scopes/0/organizeId', 'grade.unknown']],
      [
        { scopes: [scope('org-team1', ...seen), scope('org-team1', ...seen)] },
        [400, '/scopes/1/organizeId', 'grade.twice'],
      ],
      [{ menuIds: ['menu-permission-role'] }, [403, '/menuIds', 'grade.items']],
      [{ roleIds: ['role-manager'] }, [403, '/roleIds', 'grade.items']],
      [{ userId: 'nobody' }, [400, '/userId', 'resource.unknown']],
    ];
    for (const [changes, answer] of wrong)
      expect(refusal(await appoint(changes)), JSON.stringify(changes)).toEqual(answer);
    const cells = { ...scope('org-team1', ...seen), thisLayerAdd: 2 };
    for (const body of [
      { scopes: [cells] },
      { scopes: [{ organizeId: 'org-team1' }] },
      { more: 1 },
      { note: 'x'.repeat(2_000) },
    ])
      expect((await appoint(body as Partial<Content>)).status, JSON.stringify(body).slice(0, 80)).toBe(400);

    const less = {
      scopes: [scope('org-team1', ...seen, 'thisLayerEdit')],
      roleIds: ['role-staff'],
      menuIds: ['menu-permission-group'],
    };
    expect((await appoint(less)).status).toBe(200);
    const { list } = (await clerk(calls.gradeList, { query: { keyword: '李' } })).data;
    expect(list).toMatchObject([{ fullName: '李伟', organizes: '运维一班', organizeCount: 1 }]);
    // What somebody higher has given he neither changes nor takes away.
    await save('user-liwei', {
      scopes: [scope('org-team1', ...seen, 'thisLayerDelete'), scope('org-safety', ...seen)],
    });
    expect(
      refusal(await save('user-liwei', { scopes: [scope('org-team1', ...seen), scope('org-safety', ...seen)] }, clerk)),
    ).toEqual([403, '/scopes/0/thisLayerDelete', 'grade.beyond']);
    expect(refusal(await remove('user-liwei', clerk))).toEqual([403, '/scopes', 'grade.beyond']);
    await save('user-liwei', { scopes: [scope('org-team1', ...seen)] });
    expect((await remove('user-liwei', clerk)).status).toBe(200);
    expect((await clerk(calls.deleteGrade, { params: { id: (await gradeOf(clerkId))?.id ?? '' } })).status).toBe(403);
  });

  it('counts at once where it is narrowed or lost, also for dialogs that are open', async () => {
    await hireClerk();
    await setGrade([scope('org-production', ...seen, 'thisLayerEdit')]);
    const { id, ...open_ } = (await clerk(calls.loadPosition, { params: { id: 'pos-leader' } })).data;
    const listed = async () => (await clerk(calls.positionList, {})).data.pagination.total;
    const before = await listed();
    await save(clerkId, { scopes: [scope('org-production', ...seen)] });
    expect((await clerk(calls.savePosition, { params: { id }, body: open_ })).status).toBe(403);
    await remove(clerkId);
    expect((await clerk(calls.savePosition, { params: { id }, body: open_ })).status).toBe(403);
    expect((await clerk(calls.loadPosition, { params: { id } })).status).toBe(404);
    expect(await listed()).toBeLessThan(before);
  });

  it('is one a person, whoever makes it first, and over nothing that has changed since', async () => {
    await setGrade(undefined);
    const both = await Promise.all([create({ scopes: [scope('org-team1', ...seen)] }), create({})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const id = (await gradeOf(clerkId))?.id ?? '';
    const { id: _, ...kept } = (await server.admin(calls.loadGrade, { params: { id } })).data;
    const body = { ...kept, note: '一' };
    const saves = await Promise.all(
      [body, { ...body, note: '二' }].map((one) => server.admin(calls.saveGrade, { params: { id }, body: one })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await save(clerkId, { userId: 'user-liwei' }))[1]).toBe('/userId');
    // Who holds one, and what one is about, is not deleted.
    await save(clerkId, { scopes: [scope('org-team2', ...seen)] });
    const uses = async (call: Calls['userUses'] | Calls['organizeUses'], of: string) =>
      JSON.stringify((await server.admin(call, { params: { id: of } })).data.says);
    expect(await uses(calls.userUses, clerkId)).toContain('分级管理');
    expect(await uses(calls.organizeUses, 'org-team2')).toContain('分级管理');
  });

  it('is of one tenant, and of those who hold the menu and its buttons', async () => {
    await hireClerk();
    await setGrade([scope('org-production', ...gradeCells)]);
    const id = (await gradeOf(clerkId))?.id ?? '';
    const does = async (by: Caller) => [
      (await by(calls.gradeList, {})).status,
      (await by(calls.loadGrade, { params: { id } })).status,
      (await by(calls.gradeSelector, {})).status,
      (await create({ userId: 'user-wangfang' }, by)).status,
      (
        await by(calls.saveGrade, {
          params: { id },
          body: { userId: clerkId, scopes: [], menuIds: [], roleIds: [], revision: 1 },
        })
      ).status,
      (await by(calls.deleteGrade, { params: { id } })).status,
    ];
    const { staff } = server;
    expect(await does(staff)).toEqual([403, 403, 403, 403, 403, 403]);
    await server.grantStaff('menu', ['menu-permission-grade']);
    announced();
    expect((await does(staff)).slice(0, 3)).toEqual([200, 404, 200]);
    expect((await does(staff)).slice(3)).toEqual([403, 403, 403]);
    expect(await does(stranger)).toEqual([200, 404, 200, 400, 404, 404]);
  });
});
