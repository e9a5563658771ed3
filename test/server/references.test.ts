import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferenceRange, RefersTo } from '../../engine/schema/fields/refers.ts';
import { referredIn } from '../../engine/schema/references/index.ts';
import type { Actor } from '../../server/kernel/actor.ts';
import { tables } from '../../server/kernel/tables.ts';
import { translateTo } from '../../server/kernel/words.ts';
import { personNow } from '../../server/permission/person-now.ts';
import { readReferred, referenceText, refusedPicks, waysTo } from '../../server/permission/references/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

describeOnDatabases('what ids point to', ({ open }) => {
  let server: Server;
  let actor: Actor;
  let staff: Actor;
  const actorOf = async (id: string): Promise<Actor> => {
    const person = await personNow(server.context, 'main', id);
    if (!person) throw new Error(`${id} is not there.`);
    return { ...person, sessionId: 's', isLocked: false, language: 'zh' };
  };
  beforeAll(async () => {
    server = await openServer(await open());
    [actor, staff] = [await actorOf('user-admin'), await actorOf('user-zhoumin')];
    const db = tables(server.context.database.kysely);
    await db.updateTable('base_user').set({ enabled_mark: 0 }).where('id', '=', 'user-sunhao').execute();
    const row = { tenant_id: 'second', enabled_mark: 1, sort_code: 0, creator_time: new Date().toISOString() };
    await db
      .insertInto('base_role')
      .values({ ...row, id: 'role-foreign', full_name: '别家角色', en_code: 'foreign' })
      .execute();
  });
  afterAll(() => server.close());

  const refused = (to: RefersTo, values: readonly unknown[], range: ReferenceRange = {}, who = actor) =>
    refusedPicks(server.context, who, { to, range }, values);
  const say = async (to: RefersTo, value: unknown) => {
    const rows = await readReferred(server.context, actor, referredIn(to, value));
    return referenceText(to, value, rows, translateTo('zh'));
  };

  describe('may be chosen', () => {
    it('where it is there, switched on, of the right type and of this tenant', async () => {
      expect(await refused('user', ['user-liwei', 'user-liwei--user', ['user-liwei', 'user-zhaoxue']])).toEqual(
        Array(3).fill(undefined),
      );
      expect(await refused('user', ['user-sunhao', 'gone', ['user-liwei', 'user-sunhao'], 'org-team1'])).toEqual([
        '孙浩',
        'gone',
        '孙浩',
        'org-team1',
      ]);
      expect(await refused('role', ['role-staff', 'role-foreign'])).toEqual([undefined, 'role-foreign']);
      const [company] = await waysTo(server.context, 'main', ['org-team1']);
      expect(await refused('department', ['org-team1', company?.[0]])).toEqual([
        undefined,
        '滨江新城综合管廊运营有限公司',
      ]);
      expect(await refused('position', ['pos-leader', 'role-staff'])).toEqual([undefined, 'role-staff']);
      expect(await refused('group', ['group-flood'])).toEqual([undefined]);
      expect(await refused('member', [['group-flood--group', 'user-liwei--user', 'org-team1--department']])).toEqual([
        undefined,
      ]);
      expect(await refused('member', [['role-foreign--role']])).toEqual(['role-foreign--role']);
    });

    it('by the whole way down from the top alone', async () => {
      const [way = []] = await waysTo(server.context, 'main', ['org-team1']);
      expect(way.at(-1)).toBe('org-team1');
      expect(way.length).toBeGreaterThan(2);
      expect(await refused('organize', [way, [way, way.slice(0, 1)]])).toEqual([undefined, undefined]);
      const names = '生产运行部/运维一班';
      expect(await refused('organize', [way.slice(1), [way[0], 'org-team1'], [...way, 'gone']])).toEqual([
        names,
        '滨江新城综合管廊运营有限公司/运维一班',
        'gone',
      ]);
      expect(await refused('organize', [way, way.slice(0, 1)], { mode: 'organize' })).toEqual(['运维一班', undefined]);
    });

    it('among what the design names, and what stands in it', async () => {
      const among = ['org-team1--department', 'user-gaoming', 'role-manager--role'];
      expect(
        await refused('user', ['user-liwei', 'user-gaoming', 'user-chenjianguo', 'user-zhanglei'], { among }),
      ).toEqual([undefined, undefined, undefined, '张磊']);
      expect(await refused('user', ['user-liwei'], { among: [] })).toEqual(['李伟']);
      expect(await refused('department', ['org-team1', 'org-team2'], { among: ['org-team1'] })).toEqual([
        undefined,
        '运维二班',
      ]);
      expect(await refused('department', ['org-team1', 'org-safety'], { among: ['org-production'] })).toEqual([
        undefined,
        '安全质量部',
      ]);
      expect(await refused('role', ['role-staff', 'role-manager'], { among: ['role-manager'] })).toEqual([
        expect.any(String),
        undefined,
      ]);
    });

    it('of what the caller looks after, where the design says so', async () => {
      const mode = { mode: 'auth' } as const;
      expect(await refused('department', ['org-team1', 'org-team2'], mode, staff)).toEqual([undefined, '运维二班']);
      expect(await refused('user', ['user-liwei', 'user-zhanglei'], mode, staff)).toEqual([undefined, '张磊']);
      expect(await refused('department', ['org-team1', 'org-team2'], mode)).toEqual([undefined, undefined]);
    });
  });

  it('is called by its name, with what has become of it', async () => {
    expect(await say('user', ['user-liwei', 'user-sunhao', 'gone'])).toBe('李伟、孙浩（已停用）、已删除');
    expect(await say('member', ['group-flood--group', 'user-liwei'])).toBe('防汛值守组、李伟');
    const [way = []] = await waysTo(server.context, 'main', ['org-team1']);
    expect(await say('organize', way)).toBe('滨江新城综合管廊运营有限公司/生产运行部/运维一班');
    expect(await say('organize', [way, way.slice(0, 1)])).toBe(
      '滨江新城综合管廊运营有限公司/生产运行部/运维一班、滨江新城综合管廊运营有限公司',
    );
    expect(await say('department', 'org-team1')).toBe('运维一班');
  });
});
