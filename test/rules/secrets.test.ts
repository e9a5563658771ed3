import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../server');
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const codeOf = (file: string) =>
  readFileSync(join(server, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');

/** Names of what nobody may guess; elsewhere a key or a code is the name of something. */
const secretName = /hash|secret|token|password|ticket|captcha|answer/i;
const secretNameHere = /hash|secret|token|password|ticket|captcha|answer|key|code/i;
const placesOfSecrets = /^(?:oauth|live|map|http|tenant|sender|permission\/current)\//;

const side = String.raw`(?:'[^'\n]*'|[\w.?!$[\]]*(?:\((?:[^()]|\([^()]*\))*\))?(?:\.\w+)*)`;
const signs = new RegExp(`(${side})\\s*[!=]==?\\s*(${side})`, 'g');
const methods = new RegExp(`(${side})\\.(?:equals|localeCompare|startsWith|endsWith)\\((${side})\\)`, 'g');
const isFixed = (text: string) => /^(?:'.*'|null|undefined|true|false|\d+n?)$/.test(text);

/** Comparisons that stop at the first difference and have a secret by name on either side. */
function comparisonsIn(code: string, names: RegExp): string[] {
  return [...code.matchAll(signs), ...code.matchAll(methods)]
    .filter(([, one = '', other = '']) => !isFixed(one) && !isFixed(other) && (names.test(one) || names.test(other)))
    .map(([text]) => text.replaceAll(/\s+/g, ' ').trim());
}

/** Comparisons by which nobody learns anything. */
const harmless: Readonly<Record<string, string>> = {
  'live/index.ts: token === params.token': 'both were sent by the caller, who was let in by the second',
  'live/index.ts: (await sessionsOf(context).actorOf(token, false)).sessionId === sessionId':
    'names of sessions, no tokens',
  'oauth/begin-session.ts: known.password_hash !== passwordHash': 'both come from the database',
  'oauth/password.ts: sent.password === sent.oldPassword': 'both were sent by the caller',
  'oauth/default-password.ts: password === defaultPassword': 'the password of the README',
};

describe('the server, in a time that tells how much of it was right (A13)', () => {
  it('compares no secret by signs and methods that stop at the first difference', () => {
    expect(files.length).toBeGreaterThan(250);
    const found = files.flatMap((file) =>
      comparisonsIn(codeOf(file), placesOfSecrets.test(file) ? secretNameHere : secretName).map(
        (text) => `${file}: ${text}`,
      ),
    );
    expect(found.sort()).toEqual(Object.keys(harmless).sort());
  });

  it('looks for no secret in a table but by its hash, whose characters nobody can choose', () => {
    const asked = files.flatMap((file) =>
      [...codeOf(file).matchAll(/\.where\(\s*'([\w.]+)',\s*'=',\s*([^\n]*?)\)\s*(?:\n|\.|,|;)/g)]
        .filter(([, column = '']) => /(?:^|[._])(?:hash|token|secret|password|ticket|answer|salt)/.test(column))
        .map(([, column = '', by = '']) => `${file}: ${column} by ${by}`),
    );
    const byHash = /(?:hashOf\(\w+\)|\b\w*[hH]ash|\.\w+_hash|password_is_default by true|password_hash by stored)$/;
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((line) => !byHash.test(line))).toEqual([]);
  });

  it.each([
    'return hashOf(text.toUpperCase()) === known.answer_hash;',
    'if (sent !== row.token) return;',
    'return key == this.room.keyHash;',
    'if (Buffer.from(sent).equals(Buffer.from(known.code_hash))) return;',
  ])('would find %s', (code) => {
    expect(comparisonsIn(code, secretNameHere)).toHaveLength(1);
  });
});
