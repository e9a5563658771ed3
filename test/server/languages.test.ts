import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../engine/schema/text/text.ts';
import { languageOf } from '../../server/http/language-of.ts';
import { toPeople } from '../../server/message/audience.ts';
import { publishMessage } from '../../server/message/publish-message.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };

describe('the language of a request', () => {
  it.each([
    [undefined, undefined, 'zh'],
    [undefined, 'en-US,en;q=0.9', 'en'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'zh-TW,zh;q=0.9', 'zhtw'],
    [undefined, 'zh-Hant-HK', 'zhtw'],
    [undefined, 'fr;q=1, en;q=0.3, zh-TW;q=0.5', 'zhtw'],
    [undefined, 'fr, de;q=0.5, *', 'zh'],
    [undefined, 'en;q=0', 'zh'],
    [undefined, 'en;q=nonsense, ;;, =,zh', 'zh'],
    [undefined, `${'x,'.repeat(10_000)}en`, 'zh'],
    ['en', 'zh-CN', 'en'],
    ['zhtw', undefined, 'zhtw'],
    ['constructor', 'en', 'en'],
    ['fr', undefined, 'zh'],
  ])('is that of the page (%s), else the browser’s wish (%s): %s', (own, wish, expected) => {
    const headers = { ...(own ? { 'adit-language': own } : {}), ...(wish ? { 'accept-language': wish } : {}) };
    expect(languageOf(headers)).toBe(expected);
  });
});

describeOnDatabases('what people read in an answer', ({ open }) => {
  let server: Server;
  let admin: string;
  let staff: string;
  beforeAll(async () => {
    server = await openServer(await open());
    admin = await server.token('admin');
    staff = await server.token('staff');
  });
  afterAll(() => server.close());

  const inEach = async <T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T[]> => {
    const answers: T[] = [];
    for (const language of languages) answers.push(await ask({ 'adit-language': language }));
    return answers;
  };
  const post = (token: string, url: string, body: unknown, headers: Record<string, string>) =>
    server.call('POST', url, { token, body: JSON.stringify(body), headers: { ...json, ...headers } });
  const texts = (answers: { msg: string }[]) => answers.map(({ msg }) => msg);

  it('is in the language of the request, whoever refuses it', async () => {
    const get = (url: string, token?: string) => inEach((headers) => server.call('GET', url, { token, headers }));
    expect(texts(await get('/api/oauth/CurrentUser', staff))).toEqual(['操作成功', 'Done', '操作成功']);
    expect(texts(await get('/api/oauth/CurrentUser'))).toEqual(['请先登录', 'Sign in first', '請先登入']);
    expect(texts(await get('/api/none'))).toEqual(['地址不存在', 'Address not found', '位址不存在']);
    expect(texts(await get('/%zz'))).toEqual(['地址不正确', 'Invalid address', '位址不正確']);
    expect(texts(await get('/api/visualdev/Base', staff))[1]).toBe("You don't have permission to design");
    expect(texts(await get('/api/visualdev/OnlineDev/nothing/x', staff))[1]).toBe(
      "You don't have permission to use this form",
    );
    expect(texts(await get('/api/system/DictionaryData/none/Data/Selector', admin))[1]).toMatch(/ not found/);
    expect(texts(await get('/api/system/BillRule/Selector?pageSize=0', staff))).toEqual([
      '参数 pageSize 超出范围',
      'Parameter pageSize is out of range',
      '參數 pageSize 超出範圍',
    ]);
    const wrong = await inEach((headers) =>
      server.call('POST', '/api/oauth/Login', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'account=admin&password=wrong&grant_type=password',
        address: '10.9.9.9',
      }),
    );
    expect(texts(wrong)).toEqual(['账号或密码不正确', 'Wrong account or password', '帳號或密碼不正確']);
    const broken = await inEach((headers) =>
      server.call('POST', '/api/visualdev/Base', { token: admin, headers: { ...json, ...headers }, body: '{' }),
    );
    expect(texts(broken)).toEqual(['请求内容不是有效的 JSON', 'Request is not valid JSON', '請求內容不是有效的 JSON']);
    const media = await inEach((headers) =>
      server.call('POST', '/api/visualdev/Base', {
        token: admin,
        headers: { 'content-type': 'text/plain', ...headers },
        body: 'x',
      }),
    );
    expect(texts(media)[1]).toBe("Content type isn't supported");
    const large = await inEach((headers) =>
      server.call('POST', '/api/visualdev/Base', {
        token: admin,
        headers: { ...json, ...headers },
        body: 'x'.repeat(5_000_000),
      }),
    );
    expect(texts(large)[1]).toBe('Request is too large');
  });

  it('says the findings of a design, and the steps of its publish, in the language of the request', async () => {
    const broken = {
      version: 1,
      form: { version: 1, nodes: [{ id: 'a', config: { aditKey: 'input', label: '甲' } }] },
    };
    const refused = await inEach((headers) =>
      post(
        admin,
        '/api/visualdev/Base/Actions/Import',
        { design: { fullName: 'a', enCode: 'lang.a', ...broken } },
        headers,
      ),
    );
    expect(
      refused.map(({ status, msg, data }) => [status, msg, data.findings[0].message, data.findings[0].fix]),
    ).toEqual([
      [422, '设计中有 1 个错误：“甲”没有字段名', '“甲”没有字段名', '在 vModel 填写以字母开头的字段名'],
      [
        422,
        'Fix 1 error in the design: "甲" has no field name',
        '"甲" has no field name',
        'Enter a field name that starts with a letter',
      ],
      [422, '設計中有 1 個錯誤：「甲」沒有欄位名', '「甲」沒有欄位名', '在 vModel 填寫以字母開頭的欄位名'],
    ]);
    const dry = await inEach((headers) =>
      post(
        admin,
        '/api/visualdev/Base/Actions/Import',
        { design: model('lang.b', [field('nobody', 'x')], listOf(['x'])), dryRun: true },
        headers,
      ),
    );
    expect(dry.map(({ data }) => data.findings[0].message)).toEqual([
      '没有名为“nobody”的组件',
      'Unknown component "nobody"',
      '沒有名為「nobody」的元件',
    ]);
    const codes = await inEach((headers) =>
      post(
        admin,
        '/api/visualdev/Base',
        { fullName: 'a', enCode: '.a', formData: '{"version":1,"nodes":[]}' },
        headers,
      ),
    );
    expect(codes[1]).toMatchObject({
      status: 422,
      msg: "Use letters, digits and dots. A code can't start or end with a dot.",
      data: { findings: [{ code: 'model.enCode', at: '/enCode', severity: 'error' }] },
    });
    const made = await post(
      admin,
      '/api/visualdev/Base/Actions/Import',
      { design: model('lang.c', [field('input', 'x')], listOf(['x'])) },
      {},
    );
    const twin = await post(
      admin,
      '/api/visualdev/Base',
      { fullName: 'a', enCode: 'lang.c', formData: '{"version":1,"nodes":[]}' },
      { 'adit-language': 'en' },
    );
    expect(twin).toMatchObject({
      status: 422,
      msg: 'Code "lang.c" is already used',
      data: { findings: [{ code: 'model.twinCode' }] },
    });
    const released = await post(
      admin,
      `/api/visualdev/Base/${made.data.id}/Actions/Release`,
      { menu: { parentId: '0' } },
      { 'adit-language': 'en' },
    );
    expect(released.data.steps).toEqual([expect.stringMatching(/^New table \w+$/), 'New menu entry "lang.c"']);
  });

  it('says what is wrong with a record by the labels and messages that the design has in that language', async () => {
    const label = { zh: '数量', en: 'Quantity', zhtw: '數量' };
    const stake = field('input', 'stake', {
      config: {
        label: { zh: '桩号', en: 'Stake' },
        regList: [{ pattern: '/^K/', message: { zh: '以 K 开头', en: 'Begin with K' } }],
      },
    });
    const rows = field('table', 'rows', {
      config: { children: [field('inputNumber', 'n', { config: { label, required: true } }), field('input', 'note')] },
    });
    const { data } = await post(
      admin,
      '/api/visualdev/Base/Actions/Import',
      { design: model('lang.d', [stake, rows], listOf(['stake'])) },
      {},
    );
    await post(admin, `/api/visualdev/Base/${data.id}/Actions/Release`, {}, {});
    const answers = await inEach((headers) =>
      post(
        admin,
        `/api/visualdev/OnlineDev/${data.id}`,
        { data: JSON.stringify({ stake: 'x', rows: [{ n: 1 }, { note: 'x' }] }) },
        headers,
      ),
    );
    expect(answers.map(({ msg }) => msg)).toEqual([
      '有 2 处需要改正：以 K 开头',
      'Fix 2 problems: Begin with K',
      '有 2 處需要改正：以 K 开头',
    ]);
    expect(answers.map(({ data }) => data.findings[1])).toMatchObject([
      { code: 'field.required', at: '/rows/1/n', message: '第 2 行：数量不能为空', fix: '改正“数量”后再提交' },
      {
        code: 'field.required',
        at: '/rows/1/n',
        message: 'Row 2: Quantity cannot be empty',
        fix: 'Fix "Quantity" and submit again',
      },
      { code: 'field.required', at: '/rows/1/n', message: '第 2 列：數量不能為空', fix: '改正「數量」後再送出' },
    ]);
    const unknown = await post(
      admin,
      `/api/visualdev/OnlineDev/${data.id}`,
      { data: '{"more":1}' },
      { 'accept-language': 'en-GB' },
    );
    expect(unknown).toMatchObject({ status: 422, msg: 'The form has no field "more"' });
  });

  it('has names in the language of the request: people, departments, models, menu, options, messages', async () => {
    const name = { zh: '语言丙', en: 'Language C', zhtw: '語言丙' };
    const tunnel = field('select', 'tunnel', {
      config: { dataType: 'dictionary', dictionaryType: 'dict-tunnel' },
      props: { props: { label: 'fullName', value: 'enCode' } },
    });
    const design = {
      ...model(
        'lang.e',
        [tunnel, field('createUser', 'by'), field('currOrganize', 'team')],
        listOf(['tunnel', 'by', 'team']),
      ),
      fullName: name,
    };
    const made = await post(admin, '/api/visualdev/Base/Actions/Import', { design }, {});
    const { id } = made.data;
    await post(
      admin,
      `/api/visualdev/Base/${id}/Actions/Release`,
      { menu: { parentId: '0', fullName: 'Language C' } },
      {},
    );
    await post(admin, `/api/visualdev/OnlineDev/${id}`, { data: '{"tunnel":"binjiang"}' }, {});
    const rows = await inEach((headers) => post(admin, `/api/visualdev/OnlineDev/${id}/List`, {}, headers));
    expect(rows.map(({ data }) => data.list[0])).toMatchObject([
      { tunnel: '滨江大道管廊', tunnel_id: 'binjiang', by: '系统管理员', team: '综合管理部' },
      { tunnel: 'Binjiang Avenue Tunnel', tunnel_id: 'binjiang', by: 'System Administrator', team: 'Administration' },
      { tunnel: '濱江大道管廊', tunnel_id: 'binjiang', by: '系統管理員', team: '綜合管理部' },
    ]);
    const get = (url: string) => inEach((headers) => server.call('GET', url, { token: admin, headers }));
    expect((await get(`/api/visualdev/OnlineDev/${id}/Config`)).map(({ data }) => data.fullName)).toEqual(
      Object.values(name),
    );
    const [info] = await get('/api/oauth/CurrentUser');
    const entry = info?.data.menuList.find((one: { enCode: string }) => one.enCode === 'lang.e');
    expect(entry).toMatchObject({ fullName: name.zh, names: { en: name.en, zhtw: name.zhtw } });
    expect((await get('/api/oauth/CurrentUser')).map(({ data }) => data.userInfo)).toMatchObject([
      { userName: '系统管理员', departmentName: '综合管理部', organizeName: '滨江新城综合管廊运营有限公司' },
      { userName: 'System Administrator', departmentName: 'Administration' },
      { userName: '系統管理員', departmentName: '綜合管理部' },
    ]);
    const stored = await server.call('GET', `/api/visualdev/Base/${id}`, { token: admin });
    // A save that says nothing of the other languages leaves them.
    const { fullName, enCode, formData, columnData, revision } = stored.data;
    await post(admin, `/api/visualdev/Base/Update/${id}`, { fullName, enCode, formData, columnData, revision }, {});
    expect((await server.call('GET', `/api/visualdev/Base/${id}`, { token: admin })).data).toMatchObject({
      fullName: name.zh,
      names: { en: name.en, zhtw: name.zhtw },
      revision: 2,
    });

    await server.database.transaction((trx) =>
      publishMessage(
        trx,
        {
          tenantId: 'main',
          senderId: 'user-zhoumin',
          title: '停电通知',
          body: '<p>周六停电</p>',
          words: { en: { title: 'Power cut', body: '<p>No power on Saturday</p>' } },
          releaseTime: new Date(),
        },
        toPeople(['user-admin']),
      ),
    );
    const lists = await get('/api/message?pageSize=1');
    expect(lists.map(({ data }) => [data.list[0].title, data.list[0].releaseUser])).toEqual([
      ['停电通知', '周敏'],
      ['Power cut', 'Zhou Min'],
      ['停电通知', '周敏'],
    ]);
    const opened = await get(`/api/message/ReadInfo/${lists[0]?.data.list[0].id}`);
    expect(opened.map(({ data }) => data.bodyText)).toEqual([
      '<p>周六停电</p>',
      '<p>No power on Saturday</p>',
      '<p>周六停电</p>',
    ]);
  });
});
