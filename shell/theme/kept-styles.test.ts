import { describe, expect, it } from 'vitest';
import { keepStyles } from './kept-styles.ts';

describe('styles of components', () => {
  it('stay when nobody uses them any more, and are the same for who comes next', () => {
    const cache = keepStyles();
    const style = { text: '.a {}' };
    cache.opUpdate('a', () => [1, style]);
    cache.opUpdate('a', () => null);
    expect(cache.opGet('a')).toEqual([0, style]);
    cache.opUpdate('a', (before) => [(before?.[0] ?? 0) + 1, before?.[1]]);
    expect(cache.opGet('a')).toEqual([1, style]);
  });

  it('that were never made are not there', () => {
    const cache = keepStyles();
    cache.opUpdate('a', () => null);
    expect(cache.opGet('a')).toBeNull();
  });
});
