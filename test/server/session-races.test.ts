import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { endSessions } from '../../server/oauth/end-sessions.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('sessions that begin while others end', { onBoth: 'locks' }, ({ open }) => {
  let server: Server;
  let admin: string;
  beforeAll(async () => {
    server = await openServer(await open());
    admin = await server.token('admin');
  });
  afterAll(() => server.close());

  const userId = async (account: string) =>
    (
      await tables(server.database.kysely)
        .selectFrom('base_user')
        .select('id')
        .where('account_key', '=', account)
        .executeTakeFirstOrThrow()
    ).id;
  const onUser = async (account: string, action: string, body: unknown) =>
    server.call('POST', `/api/tenant/TenantUser/User/${await userId(account)}/main/Actions/${action}`, {
      token: admin,
      headers: json,
      body: JSON.stringify(body),
    });
  const isLive = async (token: string) => (await server.call('GET', '/api/oauth/CurrentUser', { token })).code === 200;

  it('by the old password do not outlive the change of it, however the two fall together', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [old, next] = [`Adit20${round + 40}`, `Adit20${round + 41}`];
      await onUser('chenjg', 'ResetPassword', { userPassword: old });
      const [reset, ...entered] = await Promise.all([
        onUser('chenjg', 'ResetPassword', { userPassword: next }),
        ...Array.from({ length: 6 }, (_, index) => server.signIn('chenjg', old, `10.40.${round}.${index}`)),
      ]);
      expect(reset?.code).toBe(200);
      const tokens = entered.flatMap(({ data }) => (data?.token ? [data.token] : []));
      expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => false));
      expect((await server.signIn('chenjg', next, '10.41.0.1')).code).toBe(200);
    }
  });

  it('are refused where the password that was checked is no more', async () => {
    const whose = { userId: await userId('chenjg'), tenantId: 'main' };
    const { password_hash: checked } = await tables(server.database.kysely)
      .selectFrom('base_user')
      .select('password_hash')
      .where('id', '=', whose.userId)
      .executeTakeFirstOrThrow();
    const begin = () =>
      sessionsOf(server.context).start(whose, '10.42.0.1', (user) => {
        if (user.password_hash !== checked) throw new Error('changed meanwhile');
      });
    expect((await begin()).token).toMatch(/^[\w-]{43}$/);
    await endSessions(server.context, whose, {
      reason: 'password',
      with: async (trx) => {
        const password_hash = await hashPassword(sentPassword('Adit2099'));
        await tables(trx).updateTable('base_user').set({ password_hash }).where('id', '=', whose.userId).execute();
        return true;
      },
    });
    await expect(begin()).rejects.toThrow('changed meanwhile');
  });

  it('are refused to who was switched off a moment before', async () => {
    const whose = { userId: await userId('chenjg'), tenantId: 'main' };
    const enable = (mark: number) =>
      tables(server.database.kysely)
        .updateTable('base_user')
        .set({ enabled_mark: mark })
        .where('id', '=', whose.userId)
        .execute();
    await enable(0);
    await expect(sessionsOf(server.context).start(whose, '10.43.0.1')).rejects.toMatchObject({ answer: 'badInput' });
    await enable(1);
  });

  it('by a scanned code do not outlive the sessions of who confirmed it, which end at that moment', async () => {
    const post = (url: string, body: unknown, token?: string) =>
      server.call('POST', url, { token, headers: json, body: JSON.stringify(body) });
    for (let round = 0; round < 5; round += 1) {
      const { data } = await server.signIn('staff', 'Adit2026', `10.45.${round}.1`);
      const secrets: string[] = [];
      for (let index = 0; index < 4; index += 1) {
        const { code, secret } = (await post('/api/oauth/QrCode', {})).data;
        await post('/api/oauth/QrCode/Scan', { code }, data.token);
        await post('/api/oauth/QrCode/Confirm', { code, allow: true }, data.token);
        secrets.push(secret);
      }
      const [first = '', ...others] = secrets;
      const ask = (secret: string) => post('/api/oauth/QrCode/State', { secret });
      // One is asked for before, so that it is on its way when the others end.
      const early = ask(first);
      const [, ...begun] = await Promise.all([
        endSessions(server.context, { tenantId: 'main', userId: await userId('staff') }, { reason: 'forced' }),
        early,
        ...others.map(ask),
      ]);
      const tokens = begun.flatMap((answer) => (answer.data?.tokens ? [answer.data.tokens.token] : []));
      expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => false));
    }
  });

  it('by a link do not outlive the session that made it, which is ended at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data } = await server.signIn('staff', 'Adit2026', `10.44.${round}.1`);
      const keys = await Promise.all(
        Array.from({ length: 4 }, () =>
          server.call('POST', '/api/oauth/Ticket/Key', { token: data.token, headers: json, body: '{}' }),
        ),
      );
      const [, ...begun] = await Promise.all([
        endSessions(server.context, { tenantId: 'main', userId: await userId('staff') }, { reason: 'forced' }),
        ...keys.map(({ data: { key } }) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`)),
      ]);
      const tokens = begun.flatMap((answer) => (answer.data?.token ? [answer.data.token] : []));
      expect(await Promise.all(tokens.map(isLive))).toEqual(tokens.map(() => false));
    }
  });
});
