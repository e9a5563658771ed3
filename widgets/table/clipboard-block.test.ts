import { describe, expect, it } from 'vitest';
import { isBlock, readBlock } from './clipboard-block.ts';

describe('a block on the clipboard', () => {
  it('is cells between tabs and rows between line breaks, with the last break as the end', () => {
    expect(readBlock('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(readBlock('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  it('keeps line breaks, tabs and quotes of a quoted cell', () => {
    expect(readBlock('"first\nsecond"\t"say ""yes"""\n5" pipe\tx')).toEqual([
      ['first\nsecond', 'say "yes"'],
      ['5" pipe', 'x'],
    ]);
  });

  it('is told apart from one value', () => {
    expect([isBlock('12.5\n'), isBlock('a\tb'), isBlock('a\nb')]).toEqual([false, true, true]);
  });
});
