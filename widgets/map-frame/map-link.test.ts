import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import type { PageToMap } from '../../engine/schema/live/map-messages.ts';
import { times } from '../../test/support/long-run.ts';
import { type AnswerData, AskError, MapLink, type Question } from './map-link.ts';

const fit: Question = { method: 'fit' };
const flyTo = (lng: number): Question => ({ method: 'flyTo', lng, lat: 31 });
const look: PageToMap = { method: 'look', isDark: true, colour: '#1268cc', language: 'zh' };

function open() {
  const said: PageToMap[] = [];
  const states: boolean[] = [];
  const heard: unknown[] = [];
  const link = new MapLink({
    say: (message) => void said.push(message),
    before: () => [look],
    changed: (isReady) => void states.push(isReady),
    heard: (message) => void heard.push(message),
  });
  const outcomes: unknown[] = [];
  const ask = (question: Question) =>
    link.ask(question).then(
      (data) => void outcomes.push(data),
      (error: unknown) => void outcomes.push(error instanceof AskError ? error.problem : error),
    );
  return { link, said, states, heard, outcomes, ask };
}
const answer = (callbackId: string, data: AnswerData = null) => ({ method: 'callback', callbackId, data });

/** Shell specification 4.7, reliability B22. */
describe('what a page asks of its map', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for the map, goes out in its order after how the map looks, and gets the answers', async () => {
    const { link, said, states, outcomes, ask } = open();
    const asked = [ask(flyTo(1)), ask(flyTo(2))];
    link.tell([look]);
    expect(said).toEqual([]);
    link.hear({ method: 'peer', present: true });
    link.hear({ method: 'initFinished' });
    expect(said).toEqual([look, { ...flyTo(1), callbackId: 'c1' }, { ...flyTo(2), callbackId: 'c2' }]);
    link.hear(answer('c2', { zoom: 2 }));
    link.hear(answer('c1', { zoom: 1 }));
    await Promise.all(asked);
    expect(outcomes).toEqual([{ zoom: 2 }, { zoom: 1 }]);
    expect(states).toEqual([true]);
  });

  it('waits again while the map is away, and is not said twice when it says once more that it is there', async () => {
    const { link, said, states, ask } = open();
    link.hear({ method: 'initFinished' });
    void ask(fit);
    link.hear({ method: 'peer', present: false });
    void ask(flyTo(3));
    link.hear({ method: 'initFinished' });
    link.hear({ method: 'initFinished' });
    expect(said.filter(({ method }) => method !== 'look')).toEqual([
      { method: 'fit', callbackId: 'c1' },
      { ...flyTo(3), callbackId: 'c2' },
    ]);
    expect(states).toEqual([true, false, true]);
  });

  it('runs each callback once: a second answer, one to nobody and one that comes too late change nothing', async () => {
    const { link, outcomes, ask } = open();
    link.hear({ method: 'initFinished' });
    const asked = [ask(fit), ask(fit)];
    link.hear(answer('c1', { zoom: 1 }));
    link.hear(answer('c1', { zoom: 9 }));
    link.hear(answer('c77'));
    await vi.advanceTimersByTimeAsync(limits.mapCallbackMs);
    link.hear(answer('c2', { zoom: 9 }));
    await Promise.all(asked);
    expect(outcomes).toEqual([{ zoom: 1 }, 'silent']);
  });

  it('gives up after 30 s, unless the map says that it is at it', async () => {
    expect(limits.mapCallbackMs).toBe(30_000);
    const { link, outcomes, ask } = open();
    link.hear({ method: 'initFinished' });
    const asked = ask({ method: 'draw', shape: 'polygon' });
    for (let count = 0; count < 12; count += 1) {
      await vi.advanceTimersByTimeAsync(limits.mapBusyMs);
      link.hear({ method: 'busy', callbackId: 'c1' });
      link.hear({ method: 'busy', callbackId: 'nobody' });
    }
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(limits.mapCallbackMs - 1);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcomes).toEqual(['silent']);
  });

  it('of many thousand questions keeps the last thousand and says of each other that it was dropped', async () => {
    const most = times(100_000, 3_000);
    const { link, said, outcomes, ask } = open();
    for (let count = 1; count <= most; count += 1) void ask(flyTo(count / 1_000));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toHaveLength(most - limits.mapQueue);
    expect(new Set(outcomes)).toEqual(new Set(['dropped']));
    link.hear({ method: 'initFinished' });
    expect(said).toHaveLength(1 + limits.mapQueue);
    expect(said[1]).toMatchObject({
      lng: (most - limits.mapQueue + 1) / 1_000,
      callbackId: `c${most - limits.mapQueue + 1}`,
    });
  });

  it('of a map that never comes says after 30 s that it was silent, and asks it nothing ten minutes later', async () => {
    const { link, said, outcomes, ask } = open();
    void ask(fit);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcomes).toEqual(['silent']);
    link.hear({ method: 'initFinished' });
    expect(said).toEqual([look]);
  });

  it('hears why the map has no answer, and what somebody did there by himself', async () => {
    const { link, heard, outcomes, ask } = open();
    link.hear({ method: 'initFinished' });
    const asked = ask({ method: 'draw', shape: 'line' });
    link.hear({ ...answer('c1'), problem: 'cancelled' });
    await asked;
    const picked = { method: 'picked', kind: 'axis', id: 'a', name: 'A', lng: 1, lat: 2 };
    link.hear(picked);
    expect([outcomes, heard]).toEqual([['cancelled'], [picked]]);
  });

  it('ends what still waits when the page is left', async () => {
    const { link, outcomes, ask } = open();
    const asked = ask(fit);
    link.close();
    await asked;
    expect(outcomes).toEqual(['left']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
