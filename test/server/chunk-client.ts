import { createHash } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { Answer, Server } from './server-fixture.ts';

/** The least that is taken, so that a few kilobytes are several pieces. */
export const chunkSize = limits.chunkBytesLeast;
export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Bytes that are no known kind of file, by `seed` and by their place others than all else. */
export function someBytes(size: number, seed: string): Buffer {
  const block = (_: unknown, index: number) => createHash('sha512').update(`${seed} ${index}`).digest('hex');
  const blocks = Array.from({ length: Math.ceil(size / 128) }, block);
  return Buffer.from(`AC1032${'\0'.repeat(4)}${blocks.join('')}`).subarray(0, size);
}

export type Changes = Readonly<Record<string, string | number>>;

/** A client as the dialect has it: what is said of a piece are fields of its form. */
export function chunkClient(server: Server, token: string, content: Buffer, name = '巡检.dwg') {
  const totalChunks = Math.ceil(content.length / chunkSize);
  const piece = (number: number) => content.subarray((number - 1) * chunkSize, number * chunkSize);
  const facts = (chunkNumber: number, changes: Changes = {}): Record<string, string | number> => ({
    chunkNumber,
    chunkSize,
    currentChunkSize: piece(chunkNumber).length,
    totalSize: content.length,
    identifier: sha256(content),
    filename: name,
    relativePath: name,
    totalChunks,
    ...changes,
  });
  return {
    content,
    totalChunks,
    piece,
    state: (changes: Changes = {}): Promise<Answer> =>
      server.call('GET', `/api/file/chunk?${pairs(facts(1, changes))}`, { token }),
    send: (number: number, changes: Changes = {}, body = piece(number)): Promise<Answer> =>
      server.call('POST', '/api/file/chunk?fileType=dwg', { token, ...form(facts(number, changes), body) }),
    async sendAll(): Promise<void> {
      for (let number = 1; number <= totalChunks; number += 1) await this.send(number);
    },
    forget: (caller = token): Promise<Answer> =>
      server.call('POST', '/api/file/chunk/Forget', { token: caller, body: { identifier: sha256(content) } }),
    merge: (changes: Changes = {}): Promise<Answer> =>
      server.call('POST', '/api/file/merge', {
        token,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: pairs({
          identifier: sha256(content),
          fileName: name,
          fileSize: content.length,
          fileType: '',
          extension: name.split('.').at(-1) ?? '',
          type: 'annex',
          ...changes,
        }),
      }),
  };
}

const pairs = (values: Changes) =>
  new URLSearchParams(Object.entries(values).map(([key, value]): [string, string] => [key, String(value)])).toString();

function form(fields: Changes, body: Buffer) {
  const boundary = '----aditTestBoundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(parts.join('') + head), body, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
