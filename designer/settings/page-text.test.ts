import { describe, expect, it } from 'vitest';
import { bindingTo, boundPath, storedWords, withData, wordsIn } from './page-text.ts';

describe('a text of a page', () => {
  it('is marked while data stands in it, in whichever language', () => {
    expect(storedWords('你好')).toBe('你好');
    expect(storedWords('你好 {session.name}')).toEqual({ $text: '你好 {session.name}' });
    expect(storedWords({ zh: '你好', en: 'Hi {a.b}' })).toEqual({ $text: { zh: '你好', en: 'Hi {a.b}' } });
    expect(storedWords(undefined)).toBeUndefined();
    expect([wordsIn({ $text: '你好' }), wordsIn('你好'), wordsIn(undefined)]).toEqual(['你好', '你好', undefined]);
  });

  it('takes data at its end, in every language; an empty one becomes the data', () => {
    expect(withData('共', 'a.total')).toEqual({ $text: '共{a.total}' });
    expect(withData({ $text: { zh: '{x.y}', en: 'of' } }, 'a')).toEqual({ $text: { zh: '{x.y}{a}', en: 'of{a}' } });
    expect(withData(undefined, 'a.b.c')).toEqual({ $source: 'a', path: 'b.c' });
    expect(withData({ $source: 'x', path: 'y' }, 'a')).toEqual({ $source: 'a' });
  });

  it('that is data says which', () => {
    expect(boundPath(bindingTo('a.b.c'))).toBe('a.b.c');
    expect(boundPath(bindingTo('a'))).toBe('a');
    expect([boundPath('a'), boundPath({ $text: 'a' }), boundPath(null)]).toEqual([undefined, undefined, undefined]);
  });
});
