import { describe, expect, it } from 'vitest';
import { createSignals } from './signals.ts';

describe('signals', () => {
  it('wake every listener of a name and none of another', () => {
    const signals = createSignals();
    const heard: string[] = [];
    signals.subscribe('a', () => heard.push('first'));
    signals.subscribe('a', () => heard.push('second'));
    signals.subscribe('b', () => heard.push('other'));
    signals.notify('a');
    expect(heard).toEqual(['first', 'second']);
    expect([signals.version('a'), signals.version('b')]).toEqual([1, 0]);
  });

  it('leave the other listeners of a name when one stops, even while they are being woken', () => {
    const signals = createSignals();
    const heard: string[] = [];
    const stop = signals.subscribe('a', () => {
      heard.push('once');
      stop();
    });
    signals.subscribe('a', () => heard.push('always'));
    signals.notify('a');
    signals.notify('a');
    expect(heard).toEqual(['once', 'always', 'always']);
  });

  it('listen again after the last listener of a name has stopped', () => {
    const signals = createSignals();
    signals.subscribe('a', () => {})();
    let count = 0;
    signals.subscribe('a', () => {
      count += 1;
    });
    signals.notify('a');
    expect(count).toBe(1);
  });
});
