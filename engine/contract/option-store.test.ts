import { describe, expect, it, vi } from 'vitest';
import { testField } from '../../test/support/fields.ts';
import { createOptionStore, dictionaryNews, type LoadOptions, type OptionSource, optionReads } from './option-store.ts';

const nobody = () => undefined;
const dictionary = () => testField('choice', { config: { dataType: 'dictionary', dictionaryType: 'd1' } });
const dependent = testField('choice', {
  config: {
    dataType: 'dynamic',
    propsUrl: 'i1',
    templateJson: [
      { field: 'city', relationField: 'town' },
      { field: 'fixed', defaultValue: 3 },
    ],
  },
});

/** A source that answers when it is told to. */
function waiting() {
  const asked: OptionSource[] = [];
  const answers: { resolve(entries: readonly unknown[]): void; reject(error: Error): void }[] = [];
  const load: LoadOptions = (source) => {
    asked.push(source);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  };
  return { asked, answers, load };
}
const settled = () =>
  new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));

describe('the options of a page', () => {
  it('are asked for once for a column of 50 rows and for every other field with the same source', async () => {
    const { asked, answers, load } = waiting();
    const store = createOptionStore(load);
    const [one, other] = [dictionary(), dictionary()];
    let heard = 0;
    const stop = store.subscribe(() => {
      heard += 1;
    });
    for (let row = 0; row < 50; row += 1) expect(store.read(one, nobody).state).toBe('loading');
    store.read(other, nobody);
    expect(asked).toEqual([{ kind: 'dictionary', type: 'd1' }]);
    answers[0]?.resolve([{ id: 'a', fullName: '甲' }]);
    await settled();
    expect(heard).toBe(1);
    expect(store.read(one, nobody)).toEqual({ state: 'ready', options: [{ value: 'a', label: '甲' }] });
    expect(store.read(one, nobody)).toBe(store.read(other, nobody));
    stop();
    expect(asked).toHaveLength(1);
  });

  it('of the design itself are there at once, the same list each time', () => {
    const { asked, load } = waiting();
    const store = createOptionStore(load);
    const own = testField('choice', { slot: { options: ['a'] } });
    expect(store.read(own, nobody)).toEqual({ state: 'ready', options: [{ value: 'a', label: 'a' }] });
    expect(store.read(own, nobody)).toBe(store.read(own, nobody));
    const none = testField('choice', { config: { dataType: 'dynamic' } });
    expect(store.read(none, nobody)).toBe(store.read(none, nobody));
    expect(asked).toEqual([]);
  });

  it('can be asked for again after a failure, once at a time', async () => {
    const { asked, answers, load } = waiting();
    const store = createOptionStore(load);
    const field = dictionary();
    const states: string[] = [];
    store.read(field, nobody);
    store.subscribe(() => states.push(store.read(field, nobody).state));
    answers[0]?.reject(new Error('gone'));
    await settled();
    store.retry(field, nobody);
    store.retry(field, nobody);
    expect(asked).toHaveLength(2);
    answers[1]?.resolve(['a']);
    await settled();
    expect(states).toEqual(['failed', 'loading', 'ready']);
  });

  it('of a dictionary are asked for anew when it has changed, and stay in sight until they have come', async () => {
    const { asked, answers, load } = waiting();
    const news = new EventTarget();
    vi.stubGlobal('addEventListener', news.addEventListener.bind(news));
    vi.stubGlobal('removeEventListener', news.removeEventListener.bind(news));
    const store = createOptionStore(load);
    const stop = store.subscribe(() => {});
    const labels = () => store.read(dictionary(), nobody).options.map(({ label }) => label);
    labels();
    store.read(dependent, nobody);
    answers[0]?.resolve(['a']);
    await settled();
    for (const _ of ['one change', 'another']) news.dispatchEvent(new Event(dictionaryNews));
    expect(asked.map(({ kind }) => kind)).toEqual(['dictionary', 'interface', 'dictionary', 'dictionary']);
    expect(labels()).toEqual(['a']);
    answers[3]?.resolve(['a', 'c']);
    answers[2]?.resolve(['a', 'b']);
    await settled();
    expect(labels()).toEqual(['a', 'c']);
    news.dispatchEvent(new Event(dictionaryNews));
    answers[4]?.reject(new Error('gone'));
    await settled();
    expect(labels()).toEqual(['a', 'c']);
    stop();
    news.dispatchEvent(new Event(dictionaryNews));
    expect(asked).toHaveLength(5);
    vi.unstubAllGlobals();
  });

  it('have failed when their source throws at once, or answers no list', async () => {
    const throwing = createOptionStore(() => {
      throw new Error('at once');
    });
    expect(throwing.read(dictionary(), nobody).state).toBe('loading');
    await settled();
    expect(throwing.read(dictionary(), nobody).state).toBe('failed');
    const odd = createOptionStore(async () => 'no list' as unknown as []); // a server may answer anything
    odd.read(dictionary(), nobody);
    await settled();
    expect(odd.read(dictionary(), nobody)).toEqual({ state: 'ready', options: [] });
  });

  it('follow the fields that they depend on, one request for each value', async () => {
    const { asked, answers, load } = waiting();
    const store = createOptionStore(load);
    const inTown = (town: unknown) => (name: string) => (name === 'town' ? town : undefined);
    store.read(dependent, inTown('a'));
    store.read(dependent, inTown('b'));
    store.read(dependent, inTown('a'));
    expect(asked.map((source) => source.kind === 'interface' && source.params)).toEqual([
      [
        { field: 'city', defaultValue: 'a' },
        { field: 'fixed', defaultValue: 3 },
      ],
      [
        { field: 'city', defaultValue: 'b' },
        { field: 'fixed', defaultValue: 3 },
      ],
    ]);
    // The later answer to the earlier question stays with that question.
    answers[1]?.resolve(['of b']);
    answers[0]?.resolve(['of a']);
    await settled();
    expect(store.read(dependent, inTown('b')).options[0]?.value).toBe('of b');
    expect(store.read(dependent, inTown('a')).options[0]?.value).toBe('of a');
    expect(optionReads(dependent)).toEqual(['town']);
    expect(optionReads(dictionary())).toEqual([]);
  });
});
