import { describe, expect, it, vi } from 'vitest';
import type { ChoiceLine } from '../schema/calls/index.ts';
import { createNameStore } from './name-store.ts';

/** What the server says of a person who was asked for. */
const line = (key: string, more: object = {}): ChoiceLine => ({
  id: key.replace('--user', ''),
  fullName: `Name of ${key.replace('--user', '')}`,
  type: 'user',
  organize: 'Office',
  headIcon: '',
  hasChildren: false,
  ...more,
});

function open(answer: (keys: string[]) => readonly ChoiceLine[] = (keys) => keys.map((key) => line(key))) {
  const questions: string[][] = [];
  let time = 0;
  const names = createNameStore({
    ask: async (keys) => {
      questions.push(keys);
      return answer(keys);
    },
    now: () => time,
    freshMs: 100,
    retryMs: 10,
    most: 3,
  });
  const answered = (version: number) => vi.waitFor(() => expect(names.version()).toBe(version));
  return { names, questions, answered, pass: (ms: number) => (time += ms) };
}

describe('names of ids', () => {
  it('are asked for together, each once, as many as a question holds', async () => {
    const { names, questions, answered } = open();
    names.want(['a--user', 'b--user']);
    names.want(['b--user', 'c--user', 'd--user']);
    expect(names.read('a--user')).toBeUndefined();
    await answered(2);
    expect(questions).toEqual([['a--user', 'b--user', 'c--user'], ['d--user']]);
    expect(names.read('d--user')).toEqual({ key: 'd--user', fullName: 'Name of d', organize: 'Office', state: 'ok' });
  });

  it('are kept for a while, then asked for anew and shown as they were until then', async () => {
    const { names, questions, answered, pass } = open();
    names.want(['a--user']);
    await answered(1);
    names.want(['a--user']);
    pass(101);
    names.want(['a--user']);
    expect(names.read('a--user')).toMatchObject({ fullName: 'Name of a' });
    await answered(2);
    expect(questions).toHaveLength(2);
  });

  it('say what became of their owners, and that who is not answered is gone', async () => {
    const states = open((keys) => keys.map((key, at) => line(key, { state: ['disabled', 'hidden'][at] })));
    states.names.want(['a--user', 'b--user']);
    await states.answered(1);
    expect(states.names.read('a--user')).toMatchObject({ state: 'disabled' });
    expect(states.names.read('b--user')).toMatchObject({ state: 'hidden' });

    const fewer = open(() => [line('b', { type: 'company' })]);
    fewer.names.want(['a--user', 'b--organize']);
    await fewer.answered(1);
    expect(fewer.names.read('a--user')).toMatchObject({ state: 'deleted' });
    expect(fewer.names.read('b--organize')).toMatchObject({ state: 'ok', fullName: 'Name of b' });
  });

  it('are asked for again where they could not be had, though not by those who are told so at once', async () => {
    let isDown = true;
    const { names, questions, answered, pass } = open((keys) => {
      if (isDown) throw new Error('down');
      return keys.map((key) => line(key));
    });
    names.subscribe(() => names.want(['a--user']));
    names.want(['a--user']);
    await answered(1);
    expect(names.read('a--user')).toBe('failed');
    isDown = false;
    names.want(['a--user', 'b--user']);
    await answered(2);
    expect(questions).toEqual([['a--user'], ['b--user']]);
    pass(10);
    names.want(['a--user']);
    await answered(3);
    expect(names.read('a--user')).toMatchObject({ state: 'ok' });
  });

  it('never ask for what no id can be: one such would spoil the question of all', async () => {
    const { names, questions, answered } = open();
    names.want(['张三--user', `${'a'.repeat(90)}--user`, 'a--user']);
    await answered(1);
    expect(questions).toEqual([['a--user']]);
    expect(names.read('张三--user')).toMatchObject({ state: 'deleted' });
  });

  it('take over what came another way, and tell whoever listens', () => {
    const { names } = open();
    let told = 0;
    const stop = names.subscribe(() => (told += 1));
    names.learn([{ key: 'a--user', fullName: 'Ann', organize: '', state: 'ok' }]);
    expect(names.read('a--user')).toMatchObject({ fullName: 'Ann' });
    stop();
    names.learn([]);
    expect(told).toBe(1);
  });
});
