import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { readySchemeId } from '../../engine/schema/grants/row-scheme.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { grades, type Person, people, type Roads, roadsTo, type Sample, unreadByRoads } from '../support/row-roads.ts';
import { schemeCases } from '../support/row-scheme-cases.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

const makers = Object.keys(people);
const perMaker = 4;
const dayMs = 86_400_000;

describeOnDatabases('every road to the rows of a model', ({ open }) => {
  const dataDir = makeTemporaryFolder('rows');
  let server: ModelServer;
  let id: string;
  let tree: string;
  let linking: string;
  const samples: Sample[] = [];
  let roads: Roads;

  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir });
    // A company below the first, with somebody in it.
    const { kysely } = server.context.database;
    await sql`insert into base_organize (tenant_id, id, parent_id, tree_path, full_name, en_code, category, sort_code,
        enabled_mark, creator_time)
      select tenant_id, 'org-second', id, tree_path || 'org-second/', '二公司', 'second', category, 9, 1, creator_time
      from base_organize where id = 'org-company'`.execute(kysely);
    await sql`update base_user set organize_id = 'org-second' where id = 'user-xujing'`.execute(kysely);
    for (const [userId, place] of Object.entries(grades)) await server.gradeTo(userId, place);
    const nodes = [
      field('input', 'title'),
      field('inputIntNumber', 'count'),
      field('select', 'level', {
        slot: { options: ['a', 'b', 'c'].map((one) => ({ id: one, fullName: `级别${one}` })) },
      }),
      field('date', 'day'),
      field('userSelect', 'person'),
      field('userSelect', 'team', { props: { multiple: true } }),
      field('departmentSelect', 'place'),
      field('input', 'secret', { config: { noShow: true } }),
      field('uploadFile', 'plans'),
      field('table', 'rows', { config: { children: [field('inputIntNumber', 'size')] } }),
      field('currPosition', 'job'),
    ];
    const list = listOf(['title', 'count', 'level', 'day', 'person', 'place'], {
      ...{ useDataPermission: true, type: 3, groupField: 'level', showSummary: true, summaryField: ['count'] },
      uploaderTemplateJson: { dataType: '2', selectKey: ['title', 'count'] },
      figures: [{ label: '行数' }],
    });
    id = await publishDesign(server, model('rows.work', nodes, list, { logicalDelete: true }));
    const branch = [field('input', 'title'), field('input', 'above')];
    const asTree = listOf(['title', 'above'], { useDataPermission: true, type: 5, parentField: 'above' });
    tree = await publishDesign(server, model('rows.tree', branch, asTree));
    const link = [
      field('input', 'name'),
      field('relationForm', 'to', { props: { modelId: id, relationField: 'title' } }),
    ];
    linking = await publishDesign(server, model('rows.link', link, listOf(['name', 'to'])));
    roads = roadsTo(server, { id, tree, linking });
    for (const [at, maker] of makers.entries())
      for (let turn = 0; turn < perMaker; turn += 1)
        samples.push(await roads.make(sampleOf(maker, at * perMaker + turn)));
    // Hidden from every page: only the server writes it.
    await sql
      .raw(`update ${await tableOf(id)} set ${await columnOf(id, 'secret')} = case when
      ${await columnOf(id, 'count')} % 3 = 0 then 'blue' else 'red' end`)
      .execute(server.context.database.kysely);
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const one = async <T>(text: string, ...values: string[]) => {
    const { rows } = await sql<{ name: T }>`select ${sql.raw(text)} and model_id = ${values[0]} ${
      values[1] === undefined ? sql`` : sql`and field = ${values[1]}`
    }`.execute(server.context.database.kysely);
    return rows[0]?.name;
  };
  const tableOf = async (of: string) =>
    `"${await one("table_name as name from base_visualdev_table where table_key = ''", of)}"`;
  const columnOf = async (of: string, name: string) =>
    `"${await one("column_name as name from base_visualdev_column where table_key = ''", of, name)}"`;

  function sampleOf(maker: string, at: number): Omit<Sample, 'dataId' | 'parentId' | 'file' | 'linkId'> {
    const other = makers[(at * 7 + 3) % makers.length] ?? '';
    const team = at % 4 === 0 ? [] : [other, makers[(at * 5 + 1) % makers.length] ?? ''];
    const day = new Date(Date.now() + ((at % 11) - 5) * dayMs).toISOString().slice(0, 10);
    return {
      ...{ maker, title: `row ${String(at).padStart(2, '0')}`, count: at, level: 'abc'[at % 3] ?? '' },
      ...{ day: at % 6 === 5 ? null : day, person: other, team: [...new Set(team)] },
      ...{ place: departmentOf(people[other]?.place), secret: at % 3 === 0 ? 'blue' : 'red', sizes: [at % 8, at % 5] },
    };
  }

  // A company is none of the departments that the field offers.
  const departmentOf = (place = '') => (place === 'org-second' ? 'org-safety' : place);

  const reaches = (test: (typeof schemeCases)[number], me: Person) =>
    samples.filter((row) => test.shows(row, me, people[row.maker]));

  it('is in this test', () => {
    const known = new Set([...roads.names, ...Object.keys(unreadByRoads)]);
    const there = Object.entries(calls).filter(
      ([, { path, right }]) => right.kind === 'model' || path.includes('/visualdev/Statistics/'),
    );
    expect(there.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(schemeCases.map((test) => [test.name, test] as const))(
    'shows each person just the rows of: %s',
    async (_, test) => {
      const held = await Promise.all(
        test.schemes.map((scheme) => ('ready' in scheme ? readySchemeId(scheme.ready) : roads.scheme(scheme))),
      );
      for (const [place, userId] of ['user-zhoumin', 'user-chenjianguo', 'user-zhanglei', 'user-gaoming'].entries()) {
        await roads.hold(userId, held);
        const me = people[userId];
        if (!me) throw new Error(`Nobody is called ${userId}.`);
        const expected = reaches(test, me);
        const seen = await roads.list(userId);
        expect([userId, seen.sort()]).toEqual([userId, expected.map(({ title }) => title).sort()]);
        // One person walks every road; the others the list, which asks for the rows in the same way.
        if (place !== schemeCases.indexOf(test) % 4) continue;
        await roads.expectAll(userId, expected, samples);
      }
    },
  );

  it('is open to administrators for all rows', async () => {
    expect((await roads.list('user-admin')).length).toBe(samples.length);
  });

  it('follows a person into each of his departments, and out of one at once', async () => {
    const params = { id: 'user-gaoming' };
    const put = async (...organizeIds: string[]) => {
      const { id: _, organizeId: __, ...kept } = (await server.admin(calls.loadUser, { params })).data;
      const body = { ...kept, organizeId: null, organizeIds, positionId: null, positionIds: [] };
      expect((await server.admin(calls.saveUser, { params, body })).status).toBe(200);
    };
    const of = (...places: string[]) =>
      samples.filter(({ maker }) => places.includes(people[maker]?.place ?? '')).map(({ title }) => title);
    const seen = async () => (await roads.list('user-gaoming')).sort();
    for (const ready of ['department', 'departmentBelow'] as const) {
      await roads.hold('user-gaoming', [readySchemeId(ready)]);
      await put('org-safety', 'org-team1');
      expect(await seen()).toEqual(of('org-safety', 'org-team1').sort());
      await put('org-team1');
      expect(await seen()).toEqual(of('org-team1').sort());
    }
    await put('org-safety');
  });

  it('adds up what several entries of the menu show, and own rows where one has no scheme', async () => {
    await roads.secondEntry('menu-rows-second');
    const titles = async (first: readonly string[], second: readonly string[]) => {
      await roads.hold('user-gaoming', first);
      await roads.hold('user-gaoming', second, 'menu-rows-second');
      return (await roads.list('user-gaoming')).length;
    };
    const place = (name: string) => samples.filter(({ maker }) => people[maker]?.place === name).length;
    expect(await titles([readySchemeId('department')], [])).toBe(place('org-safety'));
    const small = await roads.scheme({ groups: [{ field: 'count', op: '<', kind: 'value', value: 4 }] });
    const own = samples.filter(({ maker }) => maker === 'user-gaoming').length;
    expect(await titles([small], [])).toBe(4 + own);
    // A scheme counts for the entry that it was made for.
    expect(await titles([small], [small])).toBe(4 + own);
    expect(await titles([], [])).toBe(own);
  });

  it('is closed for writing too: what is out of reach is not there, and stays as it was', async () => {
    await roads.hold('user-zhoumin', [readySchemeId('department')]);
    const inside = samples.filter(({ maker }) => people[maker]?.place === 'org-team1');
    const outside = samples.filter(({ maker }) => people[maker]?.place !== 'org-team1');
    await roads.expectWrites('user-zhoumin', inside, outside);
  });
});
