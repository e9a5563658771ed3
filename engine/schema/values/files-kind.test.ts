import { describe, expect, it } from 'vitest';
import { hostileValues, plainContext, testField } from '../../../test/support/fields.ts';
import { limits } from '../limits.ts';
import { filesKind, isFileEntry } from './files-kind.ts';

const field = testField('files');
const file = (more: object = {}) => ({ fileId: 'f1', name: '图纸.pdf', url: '/x', ...more });

describe('files', () => {
  it('are entries with an id and a name', () => {
    expect(filesKind.parse([file()], field)).toEqual({ ok: true, value: [file()] });
    expect(filesKind.display([file(), file({ name: 'b' }), 5], field, plainContext)).toBe('图纸.pdf、b');
  });

  it.each([
    [file()],
    [[file({ fileId: 5 })]],
    [[file({ fileId: 'x'.repeat(65) })]],
    [[file({ fileId: 'a\u0000' })]],
    [[file({ name: 'x'.repeat(256) })]],
    [[file({ name: 'a\ud800' })]],
    [[{ name: 'x' }]],
    [['f1']],
    [Array(limits.batchIds + 1).fill(file())],
  ])('%# are refused when they are anything else', (value) => {
    expect(filesKind.parse(value, field)).toEqual({ ok: false, problem: { code: 'field.files' } });
  });

  it('are recognised among anything', () => {
    expect(hostileValues.filter(isFileEntry)).toEqual([]);
  });
});
