import { describe, expect, it } from 'vitest';
import { type MenuItem, pathOf } from '../../widgets/shared/menu.ts';
import { pagesOf, routeFacts, safeRedirect, signedOutPath } from './routes.ts';

const origin = 'https://adit.example';

function entry(changes: Partial<MenuItem>): MenuItem {
  return {
    id: 'm1',
    parentId: '0',
    enCode: 'inspection.records',
    fullName: '巡检记录',
    icon: '',
    key: 'm1',
    type: 2,
    urlAddress: 'inspection/records',
    linkTarget: '_self',
    visibleMark: 1,
    propertyJson: '{}',
    hasChildren: false,
    children: [],
    ...changes,
  };
}

/** What a page has of the entry `menuId`. */
const head = (menuId: string) => ({ title: '巡检记录', zhTitle: '巡检记录', menuId, key: 'm1' });

describe('the path of a menu entry', () => {
  it('is the address of a page, without its query', () => {
    expect(pathOf(entry({ urlAddress: 'inspection/records?state=1' }))).toBe('/inspection/records');
    expect(pathOf(entry({ urlAddress: '//inspection' }))).toBe('/inspection');
  });

  it('is none for folders', () => {
    // A press on one opens it; its address stands among the pages.
    for (const type of [0, 1]) expect(pathOf(entry({ type }))).toBeNull();
  });

  it('is the address of pages, models, dictionaries, reports and portals alike', () => {
    for (const type of [2, 3, 4, 5, 8]) expect(pathOf(entry({ type, urlAddress: 'a/b?x=1' }))).toBe('/a/b');
  });

  it('of a data view is its code, in whichever window: its address is the server’s to say', () => {
    const view = { type: 6, enCode: 'wall.main', urlAddress: '', propertyJson: '{"moduleId":"w1"}' };
    expect(pathOf(entry(view))).toBe('/wall.main');
    expect(pathOf(entry({ ...view, linkTarget: '_blank' }))).toBe('/wall.main');
    expect(pathOf(entry({ ...view, enCode: '' }))).toBe('/m1');
  });

  it('of a link with places to fill is its code too: it would be filled anew at each opening', () => {
    const link = { type: 7, linkTarget: '_blank', urlAddress: `https://x.example/?t=\${token}` };
    expect(pathOf(entry(link))).toBe('/inspection.records');
  });

  it('of a link in this window is its code with its dots, and else the link itself', () => {
    const link = { type: 7, urlAddress: 'https://weather.example/' };
    expect(pathOf(entry(link))).toBe('/inspection.records');
    expect(pathOf(entry({ ...link, linkTarget: '_blank' }))).toBe('https://weather.example/');
  });
});

describe('the pages of a menu', () => {
  it('are screens, models and framed links at any depth, each by its path', () => {
    const pages = pagesOf([
      entry({
        id: 'folder',
        type: 0,
        children: [
          entry({ id: 'a', urlAddress: 'onlineDev/webDesign' }),
          entry({ id: 'b', type: 3, urlAddress: 'model/x1', propertyJson: '{"moduleId":"x1"}' }),
          entry({ id: 'c', type: 7, enCode: 'weather', urlAddress: 'https://weather.example/' }),
          entry({ id: 'd', type: 7, linkTarget: '_blank', urlAddress: 'https://other.example/' }),
        ],
      }),
    ]);
    expect([...pages].slice(0, 3)).toEqual([
      ['/onlineDev/webDesign', { kind: 'screen', screenId: 'onlineDev-webDesign', ...head('a') }],
      ['/model/x1', { kind: 'model', modelId: 'x1', ...head('b') }],
      ['/weather', { kind: 'frame', href: 'https://weather.example/', ...head('c') }],
    ]);
  });

  it('are led to by the addresses of folders: the first page that is seen in them, of this window', () => {
    const out = { type: 7, linkTarget: '_blank', urlAddress: 'https://other.example/' };
    const folder = (id: string, children: MenuItem[]) => entry({ id, type: 0, enCode: `code.${id}`, children });
    const pages = pagesOf([
      folder('a', [
        entry({ id: 'hidden', urlAddress: 'hidden', visibleMark: 0 }),
        entry({ id: 'out', ...out }),
        { ...folder('b', [entry({ id: 'deep', urlAddress: 'deep' })]), type: 1 },
        entry({ id: 'next', urlAddress: 'next' }),
      ]),
      folder('empty', [entry({ ...out, urlAddress: `\${dataV}/x` })]),
      folder('unseen', [entry({ id: 'alone', urlAddress: 'alone', visibleMark: 0 })]),
      // A page has this address already.
      folder('taken', [entry({ id: 'last', urlAddress: 'last' })]),
      entry({ id: 'taker', urlAddress: 'code.taken' }),
      entry({ id: 'nameless', type: 0, enCode: '', children: [entry({ urlAddress: 'first' })] }),
    ]);
    const leads = [...pages].flatMap(([path, page]) => (page.kind === 'folder' ? [`${path} ${page.to}`] : []));
    // With hyphens they are the addresses of the version before.
    const named = ['/code.a /deep', '/code.b /deep', '/nameless /first'];
    expect(leads.sort()).toEqual(['/code-a /deep', '/code-b /deep', ...named]);
    expect(pages.get('/code.a')).toMatchObject({ noTab: true, menuId: 'a' });
    expect(pages.get('/code.taken')).toMatchObject({ kind: 'screen', menuId: 'taker' });
  });

  it('say to screens what the route of their entry carries', () => {
    const item = entry({ id: 'm7', key: 'k7', icon: 'HomeOutlined', names: { en: 'Inspections' } });
    const page = pagesOf([item], 'en').get('/inspection/records');
    expect(page && routeFacts('/inspection/records?state=1&x=a%20b?', page)).toEqual({
      path: '/inspection/records',
      query: { state: '1', x: 'a b?' },
      title: 'Inspections',
      zhTitle: '巡检记录',
      icon: 'HomeOutlined',
      menuId: 'm7',
      key: 'k7',
    });
  });

  it('are asked of the server for data views and links with places, in a window of their own without the frame', () => {
    const pages = pagesOf([
      entry({ id: 'a', type: 6, enCode: 'view' }),
      entry({ id: 'b', type: 7, enCode: 'out', linkTarget: '_blank', urlAddress: `\${dataV}/x` }),
    ]);
    expect([...pages]).toEqual([
      ['/view', { kind: 'link', away: false, ...head('a') }],
      ['/out', { kind: 'link', away: true, ...head('b'), whole: true, noTab: true }],
    ]);
  });

  it('say what is to come where an entry says so, whatever its type, and for dictionaries, reports and portals', () => {
    const soon = { zh: '以后有图表', en: 'Charts to come' };
    const pages = pagesOf(
      [
        entry({ id: 'a', urlAddress: 'a', propertyJson: JSON.stringify({ soon }) }),
        entry({ id: 'b', urlAddress: 'b', propertyJson: '{"soon":7}' }),
        entry({ id: 'c', urlAddress: 'c', type: 4 }),
        entry({ id: 'd', urlAddress: 'd', type: 5 }),
        entry({ id: 'e', urlAddress: 'e', type: 8 }),
      ],
      'en',
    );
    const said = [...pages.values()].map((page) => (page.kind === 'soon' ? `${page.what}: ${page.text}` : page.kind));
    expect(said).toEqual(['page: Charts to come', 'page: ', 'dictionary: ', 'report: ', 'portal: ']);
  });

  it('are there whether or not the menu shows them', () => {
    expect(pagesOf([entry({ visibleMark: 0 })]).size).toBe(1);
  });

  it('are called in the language that is read, in Chinese where there is no other name', () => {
    const items = [entry({ names: { en: 'Inspections' } })];
    expect(pagesOf(items, 'en').get('/inspection/records')?.title).toBe('Inspections');
    expect(pagesOf(items, 'zhtw').get('/inspection/records')?.title).toBe('巡检记录');
  });

  it('keep the first of two with one path, and live with properties that are no JSON', () => {
    const pages = pagesOf([
      entry({ id: 'first', type: 3, propertyJson: '{' }),
      entry({ id: 'second', type: 3, propertyJson: '{"moduleId":"x"}' }),
    ]);
    expect(pages.get('/inspection/records')).toMatchObject({ menuId: 'first', modelId: '' });
  });
});

describe('the way back after sign-in', () => {
  it('is a path of this application, with its query and anchor', () => {
    expect(safeRedirect('/inspection/records?state=1#row', origin)).toBe('/inspection/records?state=1#row');
    expect(safeRedirect('/loginRecords', origin)).toBe('/loginRecords');
  });

  it('stays a path of this application however it is written: it is a page, or there is none. Source: A20', () => {
    for (const wanted of [
      '/home@evil',
      '/%2f%2fevil',
      '/%5cevil',
      '/javascript:alert(1)',
      '/a/../../../evil',
      '/?x=//evil',
    ])
      expect(new URL(safeRedirect(wanted, origin), origin).origin).toBe(origin);
  });

  it.each([
    null,
    '',
    'home',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    '/login',
    '/login?redirect=/login',
    '/login2',
    '/602',
    'https:evil.example',
    'https:/evil.example',
    '%2f%2fevil.example',
    '%5cevil.example',
    'data:text/html,x',
    ' //evil.example',
    '/\r//evil.example',
    '\\\\evil.example',
    '/../..//evil.example',
  ])('is home for %j', (wanted) => {
    expect(safeRedirect(wanted, origin)).toBe('/home');
  });
});

describe('where people go who sign out', () => {
  it('is the address that was stored, open to anybody or not, else where they sign in', () => {
    expect(signedOutPath('/602?x=1', false, origin)).toBe('/602?x=1');
    expect(signedOutPath('/home', false, origin)).toBe('/home');
    expect(signedOutPath(undefined, false, origin)).toBe('/login');
    expect(signedOutPath(undefined, true, origin)).toBe('/login2');
  });

  it.each(['', '//evil.example', 'https://evil.example', '/\\\\evil.example', 'javascript:alert(1)'])(
    'is never %j',
    (stored) => {
      expect(signedOutPath(stored, false, origin)).toBe('/login');
    },
  );
});
