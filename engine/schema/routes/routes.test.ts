import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import table from '../../../schemas/routes.json' with { type: 'json' };
import { routeFindings } from '../../../test/support/route-findings.ts';
import { firstScreens, screensBeforeSignIn, signInScreens } from './route-screens.ts';
import { type RouteTable, routesShape } from './route-shapes.ts';
import { routeAt } from './routes.ts';
import { screensOfAll } from './screens-of-all.ts';

const screens = new Set(
  readdirSync(new URL('../../../schemas/screens/', import.meta.url)).map((name) => name.replace('.json', '')),
);
const check = new Ajv2020({ strict: false }).compile(routesShape);
const findings = (changes: Partial<RouteTable>) =>
  routeFindings({ ...(table as RouteTable), ...changes }, (id) => screens.has(id));

describe('the table of routes', () => {
  it('has its shape, and names only screens that there are', () => {
    expect([check(table), check.errors]).toEqual([true, null]);
    expect(findings({})).toEqual([]);
  });

  it('is refused where it says what no route can be', () => {
    for (const route of [{ path: 'home' }, { path: '/home/' }, { path: '/home?x=1' }, { path: '/x', pinned: false }])
      expect(check({ ...table, routes: [route] })).toBe(false);
  });

  it('is told what is wrong with it, and where', () => {
    const { routes } = table as RouteTable;
    const [start, ...rest] = routes;
    expect(start).toEqual({ path: '/', to: '/home' });
    expect(findings({ routes: [{ path: '/', to: '/nowhere' }, ...rest] })).toEqual([
      '/routes/0: /nowhere is no route with a screen',
    ]);
    expect(findings({ routes: [...routes, { path: '/home', screen: 'gone', signIn: true }] })).toEqual([
      `/routes/${routes.length}: /home is there twice`,
      `/routes/${routes.length}: no screen gone`,
      `/routes/${routes.length}: no title`,
      `/routes/${routes.length}: a page to sign in that only the signed-in may open`,
    ]);
    expect(findings({ routes: [...routes, { path: '/x', open: true, of: '/home' }] })).toEqual([
      `/routes/${routes.length}: either a screen or another address`,
      `/routes/${routes.length}: belongs to a page of the menu and is open to anybody`,
    ]);
    const { parts, places } = table;
    expect(findings({ places: { ...places, home: '/start' }, parts: { ...parts, frame: 'gone' } })).toEqual([
      '/parts/frame: no screen gone',
      '/places/home: no route /start',
    ]);
  });

  it('says which screens are for whom', () => {
    expect(routeAt('/login')).toMatchObject({ screen: 'login', open: true, signIn: true });
    expect(routeAt('/inspection/records')).toBeUndefined();
    expect(signInScreens).toEqual(['login', 'login2']);
    expect(screensBeforeSignIn).toEqual(expect.arrayContaining(['login', '602', 'sessionFailed']));
    expect(firstScreens).toEqual(['shell', 'home', 'pageFailed']);
    expect([...screensOfAll]).toEqual(expect.arrayContaining(['shell', 'login', 'home', '404', 'pageFailed']));
    // A page of the designer belongs to a page of the menu.
    expect(screensOfAll.has('onlineDev-design')).toBe(false);
  });
});
