import { describe, expect, it } from 'vitest';
import { maskText, readMask } from './mask-text.ts';

describe('masking a text that is only read', () => {
  it('hides every character when the design says nothing more', () => {
    expect(maskText('王晓东', readMask(undefined))).toBe('***');
    expect(maskText('', readMask({}))).toBe('');
  });

  it('keeps the counted characters at both ends', () => {
    const mask = readMask({ filler: '#', prefixType: 1, prefixLimit: 3, suffixType: 1, suffixLimit: 4 });
    expect(maskText('13800138000', mask)).toBe('138####8000');
  });

  it('hides all of a text that is too short to have a middle', () => {
    expect(maskText('1380', readMask({ prefixLimit: 3, suffixLimit: 4 }))).toBe('****');
  });

  it('keeps up to a named character and from the last of another', () => {
    const mask = readMask({ prefixType: 2, prefixSpecifyChar: 'w', suffixType: 2, suffixSpecifyChar: '@' });
    expect(maskText('wang@example.com', mask)).toBe('w***@example.com');
  });

  it('leaves characters alone that are never hidden, and counts an emoji as one', () => {
    expect(maskText('021-5789', readMask({ ignoreChar: '-' }))).toBe('***-****');
    expect(maskText('a😀b', readMask({ prefixLimit: 1, suffixLimit: 1 }))).toBe('a*b');
  });

  it('hides the length too when asked', () => {
    const mask = readMask({ prefixLimit: 1, useUnrealMask: true, unrealMaskLength: 2 });
    expect(maskText('abcdefgh', mask)).toBe('a**');
  });
});
