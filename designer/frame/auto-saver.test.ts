import { describe, expect, it } from 'vitest';
import { RequestError } from '../../shell/request/request-error.ts';
import { openedSaver, stored } from '../../test/support/designer/opened-saver.ts';
import { documentOf } from '../document/model-text.ts';
import { createAutoSaver } from './auto-saver.ts';
import type { Schedule } from './draft-keeper.ts';

/** A clock of which the test says when it strikes. */
function handClock() {
  let waiting: (() => void)[] = [];
  const schedule: Schedule = (task) => {
    waiting.push(task);
    return () => {
      waiting = waiting.filter((one) => one !== task);
    };
  };
  const strike = () => {
    for (const task of waiting.splice(0)) task();
  };
  return { schedule, count: () => waiting.length, strike };
}

function opened() {
  const { rename: renameOnly, sent, ...open } = openedSaver();
  const { saver } = open;
  const [afterChange, afterFailure] = [handClock(), handClock()];
  const auto = createAutoSaver({ saver, afterChange: afterChange.schedule, afterFailure: afterFailure.schedule });
  const rename = (fullName: string) => {
    renameOnly(fullName);
    auto.changed();
  };
  const names = () => sent.map(({ body }) => Object(body).fullName);
  const settled = async () => {
    // Answers go through several promises before the saver has them.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const reply = async (index: number, value: unknown) => {
    if (value instanceof Error) sent[index]?.refuse(value);
    else sent[index]?.answer(value);
    await settled();
  };
  return { ...open, auto, afterChange, afterFailure, rename, names, reply };
}

const done = (revision: number) => ({ revision, findings: [] });
const unreached = new RequestError('network', '没有连上');

describe('a draft that saves itself', () => {
  it('waits for the last of several changes, and is one save', async () => {
    const { rename, afterChange, names, reply, saver } = opened();
    for (const name of ['乙', '丙', '丁']) rename(name);
    expect([afterChange.count(), names()]).toEqual([1, []]);
    afterChange.strike();
    expect(names()).toEqual(['丁']);
    await reply(0, done(5));
    expect([saver.unsaved(), saver.state().savedAt, afterChange.count()]).toEqual([false, 9, 0]);
  });

  it('does not save while a save is under way, and then takes what was changed meanwhile', async () => {
    const { rename, afterChange, names, reply } = opened();
    rename('乙');
    afterChange.strike();
    rename('丙');
    afterChange.strike();
    expect(names()).toEqual(['乙']);
    await reply(0, done(5));
    expect(names()).toEqual(['乙', '丙']);
    await reply(1, done(6));
    afterChange.strike();
    expect(names()).toHaveLength(2);
  });

  it('saves nothing where the change was taken back', () => {
    const { rename, afterChange, auto, store, names } = opened();
    rename('乙');
    store.undo();
    auto.changed();
    afterChange.strike();
    expect(names()).toEqual([]);
  });

  it('keeps the work where nobody answers, and tries again by itself and when the network is back', async () => {
    const { rename, afterChange, afterFailure, names, reply, drafts, auto, saver } = opened();
    rename('乙');
    afterChange.strike();
    await reply(0, unreached);
    expect([saver.state().failure, drafts.size, afterFailure.count()]).toEqual(['unreached', 1, 1]);
    afterFailure.strike();
    await reply(1, unreached);
    auto.hurry();
    expect([names(), afterFailure.count()]).toEqual([['乙', '乙', '乙'], 0]);
    await reply(2, done(5));
    expect([saver.unsaved(), saver.state().failure, drafts.size]).toEqual([false, null, 0]);
  });

  it('knows its own work when only the answer was lost', async () => {
    const { rename, afterChange, afterFailure, names, reply, saver } = opened();
    rename('乙');
    afterChange.strike();
    await reply(0, unreached);
    rename('丙');
    afterChange.strike();
    const current = { ...stored, fullName: '乙', revision: 5 };
    await reply(1, new RequestError(409, '已被修改', { current }));
    expect([saver.state().conflict, names()]).toEqual([null, ['乙', '丙', '丙']]);
    await reply(2, done(6));
    expect([saver.unsaved(), saver.state().revision, afterFailure.count()]).toEqual([false, 6, 0]);
  });

  it('asks once about the work of somebody else, and leaves the rest to the person', async () => {
    const { rename, afterChange, names, reply, saver } = opened();
    rename('乙');
    afterChange.strike();
    await reply(0, new RequestError(409, '已被修改', { current: { ...stored, fullName: '他人', revision: 8 } }));
    expect(saver.state().conflict?.revision).toBe(8);
    saver.postpone();
    rename('丙');
    afterChange.strike();
    expect(names()).toEqual(['乙']);
    const byHand = saver.save();
    await reply(1, new RequestError(409, '已被修改', { current: { ...stored, fullName: '他人', revision: 8 } }));
    await byHand;
    saver.resolve({ ...documentOf(stored).document, fullName: '合并' });
    rename('合并二');
    afterChange.strike();
    expect(names()).toEqual(['乙', '丙', '合并二']);
  });

  it('does not send again what was refused until it is another design', async () => {
    const { rename, afterChange, afterFailure, names, reply } = opened();
    rename('乙');
    afterChange.strike();
    await reply(0, new RequestError(422, '有 1 个错误', { findings: [] }));
    expect([afterChange.count(), afterFailure.count()]).toEqual([0, 0]);
    rename('丙');
    afterChange.strike();
    expect(names()).toEqual(['乙', '丙']);
  });

  it('stops when the designer is left', () => {
    const { rename, afterChange, auto, names } = opened();
    rename('乙');
    auto.stop();
    afterChange.strike();
    expect(names()).toEqual([]);
  });
});
