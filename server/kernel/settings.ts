import { resolve } from 'node:path';
import { readSsoIssuers, type SsoIssuer } from './sso-issuers.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** What the environment decides. Source: design 8. A wrong value stops the start with one clear line. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: boolean | undefined;
  /** Which installation folder and database belong to, from an operator who moves or restores one on purpose. */
  readonly installation: string | undefined;
  /** Whether the 10,000 commonest passwords are refused where one is set. */
  readonly refuseCommonPasswords: boolean;
  /** IANA zone of the installation: in it days begin, and moments are written for people and entered by them, wherever they are. */
  readonly timeZone: string;
  readonly logLevel: string;
  /** Whose word about a caller's address counts; undefined: nobody's, the address is that of the connection. */
  readonly trustProxy: TrustedProxies | undefined;
  /** Where people reach the application, without a slash at the end; undefined: each at the address that they came by. */
  readonly publicUrl: string | undefined;
  /** Sub-path of the host under which the application stands, without a slash at the end; empty at its root. */
  readonly basePath: string;
  /** Host of data-visualisation views, without a slash at the end. Source: shell specification 2.2. */
  readonly dataViewUrl: string | undefined;
  /** Origins whose pages may stand in frames, `*.` before a host for all below it; undefined: every host's. */
  readonly frameHosts: readonly string[] | undefined;
  /** Origins whose pages may show ours in frames. Source: reliability A19. */
  readonly framedBy: readonly string[];
  /** Portals whose signed tickets sign people in. */
  readonly ssoIssuers: readonly SsoIssuer[];
}

/** Every wrong value of the environment, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reading<T> = { readonly value: T } | { readonly problem: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const defaultTimeZone = 'Asia/Shanghai';

/**
 * @param env such as `process.env`; an empty value counts as absent
 * @throws SettingsError with a line for each wrong value
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const take = <T>(reading: Reading<T>, otherwise: T): T => {
    if ('value' in reading) return reading.value;
    problems.push(reading.problem);
    return otherwise;
  };
  const settings: Settings = {
    port: take(readPort(env.PORT), 3000),
    host: take(readHost(env.HOST), '127.0.0.1'),
    dataDir: resolve(env.ADIT_DATA_DIR || '.adit'),
    databaseUrl: take(readDatabaseUrl(env.DATABASE_URL), undefined),
    adminPassword: take(readAdminPassword(env.ADIT_ADMIN_PASSWORD), undefined),
    demo: take(readDemo(env.ADIT_DEMO), undefined),
    installation: take(readInstallation(env.ADIT_INSTALLATION), undefined),
    refuseCommonPasswords: take(readRefuseCommon(env.ADIT_REFUSE_COMMON_PASSWORDS), true),
    timeZone: take(readTimeZone(env.ADIT_TIME_ZONE), defaultTimeZone),
    logLevel: take(readLogLevel(env.ADIT_LOG_LEVEL), 'info'),
    trustProxy: take(readTrustProxy(env.ADIT_TRUST_PROXY), undefined),
    publicUrl: take(readWebAddress('ADIT_PUBLIC_URL', env.ADIT_PUBLIC_URL), undefined),
    basePath: take(readBasePath(env.ADIT_BASE_PATH), ''),
    dataViewUrl: take(readWebAddress('ADIT_DATA_VIEW_URL', env.ADIT_DATA_VIEW_URL), undefined),
    frameHosts: take(readOrigins('ADIT_FRAME_HOSTS', env.ADIT_FRAME_HOSTS), undefined),
    framedBy: take(readOrigins('ADIT_FRAMED_BY', env.ADIT_FRAMED_BY), undefined) ?? [],
    ssoIssuers: take(readIssuers(env.ADIT_SSO_ISSUERS), []),
  };
  const { host, trustProxy } = settings;
  if (!env.ADIT_PUBLIC_URL && (!isLoopback(host) || trustProxy !== undefined)) problems.push(missingPublicUrl);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** Whether only this machine can reach what listens there. */
export const isLoopback = (host: string): boolean => /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host);

/** Where others come in, links must lead to where the operator says, and never to what a request names. Reliability A15. */
const missingPublicUrl =
  'ADIT_PUBLIC_URL is missing: with HOST beyond this machine, or a proxy in front, set it to where people reach the application, such as https://adit.example.com; codes to be scanned lead there.';

function readPort(text: string | undefined): Reading<number> {
  if (!text) return { value: 3000 };
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535
    ? { value: port }
    : { problem: `PORT is "${shown(text)}": set it to a whole number from 1 to 65535.` };
}

function readHost(text: string | undefined): Reading<string> {
  if (!text) return { value: '127.0.0.1' };
  return /^[A-Za-z0-9.:_-]{1,255}$/.test(text)
    ? { value: text }
    : { problem: `HOST is "${shown(text)}": set it to an address or a host name, such as 127.0.0.1.` };
}

/** The value itself may hold a password and is never repeated. */
function readDatabaseUrl(text: string | undefined): Reading<string | undefined> {
  if (!text) return { value: undefined };
  const problem = 'DATABASE_URL is not an address of PostgreSQL: write postgres://user:password@host:5432/database.';
  if (!URL.canParse(text)) return { problem };
  const { protocol } = new URL(text);
  return protocol === 'postgres:' || protocol === 'postgresql:' ? { value: text } : { problem };
}

function readAdminPassword(text: string | undefined): Reading<string | undefined> {
  if (!text) return { value: undefined };
  return text.length >= 8 && text.length <= 128 && text.trim() === text
    ? { value: text }
    : { problem: 'ADIT_ADMIN_PASSWORD must have 8 to 128 characters and no space at its ends.' };
}

function readDemo(text: string | undefined): Reading<boolean | undefined> {
  if (!text) return { value: undefined };
  if (text === '0' || text === '1') return { value: text === '1' };
  return { problem: `ADIT_DEMO is "${shown(text)}": set it to 1 (demo data on an empty folder) or 0 (none).` };
}

function readInstallation(text: string | undefined): Reading<string | undefined> {
  if (!text) return { value: undefined };
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
    ? { value: text }
    : {
        problem: `ADIT_INSTALLATION is "${shown(text)}": set it to the id that the refused start named, or leave it out.`,
      };
}

function readRefuseCommon(text: string | undefined): Reading<boolean> {
  if (!text) return { value: true };
  if (text === '0' || text === '1') return { value: text === '1' };
  const name = 'ADIT_REFUSE_COMMON_PASSWORDS';
  return { problem: `${name} is "${shown(text)}": set it to 1 (common passwords are refused) or 0 (they are not).` };
}

function readTimeZone(text: string | undefined): Reading<string> {
  if (!text) return { value: defaultTimeZone };
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return { value: text };
  } catch {
    return { problem: `ADIT_TIME_ZONE is "${shown(text)}": set it to a zone such as Asia/Shanghai.` };
  }
}

function readLogLevel(text: string | undefined): Reading<string> {
  if (!text) return { value: 'info' };
  return logLevels.includes(text)
    ? { value: text }
    : { problem: `ADIT_LOG_LEVEL is "${shown(text)}": set it to one of ${logLevels.join(', ')}.` };
}

function readTrustProxy(text: string | undefined): Reading<TrustedProxies | undefined> {
  if (!text) return { value: undefined };
  const value = readTrustedProxies(text);
  return value === undefined
    ? { problem: `ADIT_TRUST_PROXY is "${shown(text)}": set it to addresses such as 10.0.0.5, or to a number of hops.` }
    : { value };
}

function readBasePath(text: string | undefined): Reading<string> {
  if (!text || text === '/') return { value: '' };
  return /^(\/[A-Za-z0-9_-]+){1,8}\/?$/.test(text) && text.length <= 200
    ? { value: text.replace(/\/$/, '') }
    : { problem: `ADIT_BASE_PATH is "${shown(text)}": set it to a path such as /adit, of letters, digits, - and _.` };
}

function readWebAddress(name: string, text: string | undefined): Reading<string | undefined> {
  if (!text) return { value: undefined };
  const problem = `${name} is no plain web address: set it to one such as https://adit.example.com, without a query.`;
  if (!URL.canParse(text)) return { problem };
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  if (!/^https?:$/.test(protocol) || search || hash || username) return { problem };
  return { value: origin + pathname.replace(/\/+$/, '') };
}

function readOrigins(name: string, text: string | undefined): Reading<readonly string[] | undefined> {
  if (!text) return { value: undefined };
  const hosts = text
    .trim()
    .split(/[\s,]+/)
    .map((entry) => entry.toLowerCase());
  const wrong = hosts.find((entry) => !/^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(entry));
  return wrong === undefined
    ? { value: hosts }
    : {
        problem: `${name} has "${shown(wrong)}": write origins such as https://maps.example.com, with commas.`,
      };
}

/** The value itself holds keys and is never repeated. */
function readIssuers(text: string | undefined): Reading<readonly SsoIssuer[]> {
  const issuers = text ? readSsoIssuers(text) : [];
  return 'problem' in issuers
    ? { problem: `ADIT_SSO_ISSUERS ${issuers.problem}; README, "Single sign-on", shows one.` }
    : { value: issuers };
}

/** A value on one line of a terminal, whatever was written in it. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, 80)).slice(1, -1);
}
