import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../server/kernel/settings.ts';
import { createPortal } from '../support/sso.ts';

describe('settings', () => {
  it('are the documented ones where nothing is said', () => {
    expect(readSettings({ PORT: '', HOST: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      adminPassword: undefined,
      demo: undefined,
      timeZone: 'Asia/Shanghai',
    });
  });

  it('are read', () => {
    const url = 'postgres://u:p@db:5432/adit';
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
        ADIT_PUBLIC_URL: 'https://adit.example.com',
        DATABASE_URL: url,
        ADIT_DEMO: '0',
        ADIT_ADMIN_PASSWORD: 'long enough',
      }),
    ).toMatchObject({ port: 8080, host: '0.0.0.0', databaseUrl: url, demo: false, adminPassword: 'long enough' });
  });

  it('that are wrong are named all at once, each in one line that holds no secret', () => {
    const wrong = {
      PORT: '70000',
      HOST: 'a b\nc',
      DATABASE_URL: 'mysql://root:secret@db/x',
      ADIT_DEMO: 'yes',
      ADIT_REFUSE_COMMON_PASSWORDS: 'no',
      ADIT_INSTALLATION: 'mine',
      ADIT_ADMIN_PASSWORD: 'short',
      ADIT_TIME_ZONE: 'Mars/Base',
      ADIT_LOG_LEVEL: 'loud',
      ADIT_TRUST_PROXY: '0.0.0.0/0',
      ADIT_PUBLIC_URL: 'adit.example.com',
      ADIT_DATA_VIEW_URL: 'javascript:alert(1)',
      ADIT_BASE_PATH: '/../adit"',
      ADIT_FRAME_HOSTS: "https://maps.example.com; script-src 'unsafe-inline'",
      ADIT_FRAMED_BY: '*',
      ADIT_SSO_ISSUERS: '[{"issuer":"x","audience":"y","algorithm":"HS256","key":"short"}]',
    };
    const read = () => readSettings(wrong);
    expect(read).toThrow(SettingsError);
    try {
      read();
    } catch (error) {
      const lines = error instanceof SettingsError ? error.lines : [];
      expect(lines.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(wrong)));
      expect(lines).toHaveLength(16);
      expect(lines.join('')).not.toMatch(/\n|secret|short/);
    }
  });

  it('know the hosts of frames, and take nothing that a content policy would read otherwise', () => {
    const read = (text: string) => readSettings({ ADIT_FRAME_HOSTS: text }).frameHosts;
    expect(read('')).toBeUndefined();
    expect(read(' https://Maps.example.com,https://*.example.org  http://10.0.0.5:8080 ')).toEqual([
      'https://maps.example.com',
      'https://*.example.org',
      'http://10.0.0.5:8080',
    ]);
    for (const text of [
      '*',
      'https:',
      'maps.example.com',
      'https://*',
      'https://a.b/x',
      'https://a.*.b',
      "'self'",
      'data:',
    ])
      expect(() => read(text)).toThrow(/^ADIT_FRAME_HOSTS has/);
  });

  it('know whose pages may show ours in frames: nobody else’s, unless it is said (A19)', () => {
    const read = (text: string) => readSettings({ ADIT_FRAMED_BY: text }).framedBy;
    expect(read('')).toEqual([]);
    expect(read('https://Portal.example.com')).toEqual(['https://portal.example.com']);
    for (const text of ['*', "'none'", 'https://a.example; script-src *'])
      expect(() => read(text)).toThrow(/^ADIT_FRAMED_BY has/);
  });

  it('know issuers of single sign-on, and say which one is wrong and how, without its key', () => {
    const { setting, secret, privateKey } = createPortal();
    expect(readSettings({ ADIT_SSO_ISSUERS: setting }).ssoIssuers).toMatchObject([
      { issuer: 'https://portal.example', audience: 'adit', algorithm: 'HS256', tenantId: 'main' },
      { issuer: 'https://city.example', audience: 'adit-city', algorithm: 'EdDSA', tenantId: 'main' },
      { issuer: 'https://other.example', tenantId: 't2' },
    ]);
    expect(readSettings({}).ssoIssuers).toEqual([]);
    const good = { issuer: 'a', audience: 'b', algorithm: 'HS256', key: secret.toString('base64') };
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const wrong: [unknown, RegExp][] = [
      [{}, /no JSON list/],
      [[good, null], /entry 2: it is no object/],
      [[{ ...good, audience: '' }], /entry 1: audience is missing/],
      [[{ ...good, algorithm: 'none' }], /neither HS256 nor EdDSA/],
      [[{ ...good, algorithm: 'RS256' }], /neither HS256 nor EdDSA/],
      [[{ ...good, key: 'c2hvcnQ=' }], /key is not 32 bytes/],
      [[{ ...good, algorithm: 'EdDSA' }], /no Ed25519 public key/],
      [[{ ...good, algorithm: 'EdDSA', key: pem }], /no Ed25519 public key/],
      [[{ ...good, algorithms: 'HS256' }], /knows no "algorithms"/],
      [[good, good], /twice/],
    ];
    for (const [value, words] of wrong) {
      expect(() => readSettings({ ADIT_SSO_ISSUERS: JSON.stringify(value) })).toThrow(words);
      expect(() => readSettings({ ADIT_SSO_ISSUERS: JSON.stringify(value) })).not.toThrow(/PRIVATE|c2hvcnQ|\n/);
    }
    expect(() => readSettings({ ADIT_SSO_ISSUERS: '[' })).toThrow(/^ADIT_SSO_ISSUERS is no JSON list; README/);
  });

  it('know the sub-path without a slash at its end, empty at the root', () => {
    const read = (path: string) => readSettings({ ADIT_BASE_PATH: path }).basePath;
    expect(['', '/', '/adit', '/tools/adit/'].map(read)).toEqual(['', '', '/adit', '/tools/adit']);
    for (const path of ['adit', '//adit', '/a dit', '/adit?x', '/%61dit', '/./adit'])
      expect(() => read(path)).toThrow();
  });

  it('know an address by its scheme, host and path, without a slash at the end', () => {
    const read = (url: string) => readSettings({ ADIT_PUBLIC_URL: url }).publicUrl;
    expect([read('https://Adit.example.com/'), read('http://10.0.0.1:8080/adit/')]).toEqual([
      'https://adit.example.com',
      'http://10.0.0.1:8080/adit',
    ]);
    for (const url of [
      'https://a.example/?x=1',
      'https://a.example/#x',
      'https://me:secret@a.example',
      'ftp://a.example',
    ])
      expect(() => read(url)).toThrow(/ADIT_PUBLIC_URL/);
  });
});

describe('the address of the application (A15)', () => {
  const missing = /^ADIT_PUBLIC_URL is missing: [^\n]+$/;

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.5' },
    { HOST: 'adit.local' },
    { ADIT_TRUST_PROXY: '1' },
    { HOST: '127.0.0.1', ADIT_TRUST_PROXY: 'loopback' },
  ])('must be known where others can come in: %j', (env) => {
    expect(() => readSettings(env)).toThrow(missing);
    expect(() => readSettings({ ...env, ADIT_PUBLIC_URL: '' })).toThrow(missing);
    expect(readSettings({ ...env, ADIT_PUBLIC_URL: 'https://a.example' }).publicUrl).toBe('https://a.example');
  });

  it.each(['127.0.0.1', '127.3.0.9', '::1', 'localhost'])('need not be known on this machine alone: %s', (HOST) => {
    expect(readSettings({ HOST }).publicUrl).toBeUndefined();
  });
});

describe('the proxies that are believed', () => {
  it.each([
    ['1', 1],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('are read from %s', (text, expected) => {
    const ADIT_PUBLIC_URL = 'https://adit.example.com';
    expect(readSettings({ ADIT_TRUST_PROXY: text, ADIT_PUBLIC_URL }).trustProxy).toEqual(expected);
  });

  it.each(['0', '11', 'true', '*', 'proxy.local', '10.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8'])(
    'are not to be everybody or a mistake: %s',
    (text) => {
      expect(() => readSettings({ ADIT_TRUST_PROXY: text })).toThrow(/ADIT_TRUST_PROXY/);
    },
  );
});
