import { describe, expect, it } from 'vitest';
import type { Call } from '../call-shapes/call.ts';
import { answerCodes, endsSession, isSuccess } from '../call-shapes/envelope.ts';
import { aboutCalls } from './about-calls.ts';
import { accountCalls } from './account-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { chunkCalls } from './chunk-calls.ts';
import { databaseCalls } from './database-calls.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { feedbackCalls } from './feedback-calls.ts';
import { fileTicketCalls } from './file-ticket-calls.ts';
import { fragmentCalls } from './fragment-calls.ts';
import { gradeCalls } from './grade-calls.ts';
import { importCalls } from './import-calls.ts';
import { calls } from './index.ts';
import { jobCalls } from './job-calls.ts';
import { liveCalls } from './live-calls.ts';
import { logCalls } from './log-calls.ts';
import { mapCalls } from './map-calls.ts';
import { mapRegionCalls } from './map-region-calls.ts';
import { menuCalls } from './menu-calls.ts';
import { messageCalls } from './message-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import { oauthCalls } from './oauth-calls.ts';
import { onlinedevCalls } from './onlinedev-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { permissionCalls } from './permission-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { referenceCalls } from './reference-calls.ts';
import { releaseCalls } from './release-calls.ts';
import { resourceCalls } from './resource-calls.ts';
import { authorityCalls } from './rights/authority-calls.ts';
import { rightsHealthCalls } from './rights/rights-health-calls.ts';
import { rightsReportCalls } from './rights/rights-report-calls.ts';
import { rowSchemeCalls } from './rights/row-scheme-calls.ts';
import { tenantAuthorityCalls } from './rights/tenant-authority-calls.ts';
import { screenCalls } from './screen-calls.ts';
import { seeingCalls } from './seeing-calls.ts';
import { settingCalls } from './setting-calls.ts';
import { systemCalls } from './system-calls.ts';
import { tenantCalls } from './tenant-calls.ts';
import { tenantUserCalls } from './tenant-user-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { undoCalls } from './undo-calls.ts';
import { viewCalls } from './view-calls.ts';
import { visualdevCalls } from './visualdev-calls.ts';

const entries: [string, Call][] = Object.entries<Call>(calls);
const places = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
describe('the call table', () => {
  it('has every entry of its areas, none under the name of another', () => {
    const parts = [
      oauthCalls,
      accountCalls,
      liveCalls,
      ticketCalls,
      visualdevCalls,
      releaseCalls,
      databaseCalls,
      previewCalls,
      catalogueCalls,
      fragmentCalls,
      screenCalls,
      onlinedevCalls,
      viewCalls,
      systemCalls,
      settingCalls,
      aboutCalls,
      chunkCalls,
      referenceCalls,
      permissionCalls,
      authorityCalls,
      gradeCalls,
      tenantAuthorityCalls,
      rightsReportCalls,
      rightsHealthCalls,
      profileCalls,
      menuCalls,
      messageCalls,
      noticeCalls,
      feedbackCalls,
      jobCalls,
      fileTicketCalls,
      importCalls,
      peopleCalls,
      seeingCalls,
      logCalls,
      mapCalls,
      mapRegionCalls,
      resourceCalls,
      rowSchemeCalls,
      dictionaryCalls,
      tenantCalls,
      tenantUserCalls,
      undoCalls,
    ];
    expect(entries).toHaveLength(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
  });

  it('has each path once for a method', () => {
    const addresses = entries.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it.each(entries)('%s says which sentence it serves, and where', (_name, { source, path }) => {
    expect(source).toMatch(/^(shell specification|library specification|design|dialect facts|reliability) \d/);
    // The specification has the map's socket and files that are landed at addresses of their own.
    if (!['/mapws', '/land/:ticket/:name'].includes(path)) expect(path).toMatch(/^\/api(\/:?\w+)+$/);
  });

  it.each(entries)('%s has a shape for each place of its path and for no other', (_name, { path, shapes }) => {
    const named: unknown = shapes.params?.properties ?? {};
    expect(Object.keys(named ?? {}).sort()).toEqual(places(path).sort());
    expect(shapes.params?.required ?? []).toEqual(Object.keys(named ?? {}));
  });

  it.each(entries)('%s sends a body only with POST', (_name, { method, shapes, encoding, writes }) => {
    if (method === 'GET') expect([shapes.body, encoding, writes]).toEqual([undefined, undefined, undefined]);
    if (encoding === 'form') expect(shapes.body).toBeDefined();
    // Whose people they are is no part of what is said about them.
    const asked = Object.keys(shapes.query?.properties ?? {}).filter((name) => name !== 'tenantId');
    if (method === 'POST') expect(asked).toEqual([]);
  });

  it.each(entries)('%s takes the time stamp that keeps caches away from its address', (_name, { shapes }) => {
    expect(shapes.query?.additionalProperties).not.toBe(false);
  });

  it.each(entries)('%s limits the length of every text and list that it takes', (_name, { shapes }) => {
    const open: string[] = [];
    const look = (shape: unknown, at: string) => {
      if (typeof shape !== 'object' || shape === null) return;
      const one = shape as Record<string, unknown>; // JSON Schema
      const isClosed = 'const' in one || 'maxLength' in one || 'enum' in one;
      if (one.type === 'string' && !isClosed) open.push(at);
      if (one.type === 'array' && !('maxItems' in one)) open.push(at);
      look(one.items, `${at}/items`);
      for (const [key, part] of Object.entries(one.properties ?? {})) look(part, `${at}/${key}`);
      if (Array.isArray(one.anyOf)) for (const part of one.anyOf) look(part, at);
    };
    for (const part of ['params', 'query', 'body'] as const) look(shapes[part], part);
    expect(open).toEqual([]);
  });

  it('has the token in the path of a socket that a session opens, and in no other', () => {
    const sockets = entries
      .filter(([, { socket, right }]) => socket && right.kind !== 'room')
      .map(([, { path }]) => path);
    expect(entries.filter(([, { path }]) => places(path).includes('token')).map(([, { path }]) => path)).toEqual(
      sockets,
    );
    for (const [, { socket, method, right }] of entries)
      if (socket) expect([method, right.kind]).toEqual(['GET', expect.stringMatching(/^(signedIn|room)$/)]);
    for (const [name, { socket, right }] of entries)
      if (right.kind === 'room') expect([name, socket]).toEqual([name, true]);
  });

  it('gives nobody who is not signed in more than signing in needs', () => {
    const anonymous = entries.filter(([, { right }]) => right.kind === 'anonymous').map(([name]) => name);
    expect(anonymous.sort()).toEqual([
      'getTokenByKey',
      'imageCode',
      'landFile',
      'login',
      'mobileCode',
      'mobileLogin',
      'qrCode',
      'qrState',
      'redeemTicket',
      'screenBeforeSignIn',
      'signUp',
      'singleLogin',
      'siteConfig',
    ]);
  });

  it('asks for a right to the model wherever a record is touched', () => {
    for (const [name, { path, right }] of entries)
      if (path.startsWith('/api/visualdev/OnlineDev')) expect([name, right.kind]).toEqual([name, 'model']);
    for (const [, { right, path }] of entries) if (right.kind === 'model') expect(places(path)).toContain('id');
  });
});

describe('the envelope', () => {
  it('knows the success of both families of calls, and nothing else as one', () => {
    expect([200, '200', '00000'].map(isSuccess)).toEqual([true, true, true]);
    expect([0, '', 201, '0000', 500, 600].map(isSuccess)).toEqual(Array(6).fill(false));
  });

  it('knows the codes that end a session', () => {
    expect([600, 601, '602'].map(endsSession)).toEqual([true, true, true]);
    expect([200, 599, 603, 'x'].map(endsSession)).toEqual([false, false, false, false]);
  });

  it('says by its code what the HTTP status says', () => {
    for (const { code, status } of Object.values(answerCodes)) expect(endsSession(code) ? 401 : code).toBe(status);
  });
});
