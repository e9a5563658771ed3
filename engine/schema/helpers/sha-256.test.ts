import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Sha256, sha256Hex } from './sha-256.ts';

const known = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

it('is that of everybody else, whatever the text and however long', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1_000]) {
    const text = '管a'.repeat(length).slice(0, length);
    expect(sha256Hex(text), String(length)).toBe(known(text));
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => sha256Hex(text) === known(text)));
});

it('is the same in whatever pieces the bytes come', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (given) => {
      const hash = new Sha256();
      for (const piece of given) hash.update(piece);
      expect(hash.hex()).toBe(createHash('sha256').update(Buffer.concat(given)).digest('hex'));
    }),
  );
});
