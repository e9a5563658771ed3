import { describe, expect, test } from 'vitest';
import { StatementQueue } from './statement-queue.ts';

function statement(session: number, id: number) {
  return { kind: 'query' as const, id, session, sql: '', parameters: [] };
}

/** Runs what may run now; `opens` names the statements after which a transaction is open. */
function drain(queue: StatementQueue, opens: (id: number) => boolean): number[] {
  const order: number[] = [];
  for (let task = queue.next(); task !== undefined; task = queue.next()) {
    const id = task.kind === 'query' ? task.id : -1;
    order.push(id);
    queue.settle(task.session, opens(id));
  }
  return order;
}

describe('the order of statements on one session', () => {
  test('is that of their coming, without a transaction', () => {
    const queue = new StatementQueue();
    for (const id of [1, 2, 3]) queue.add(statement(id % 2, id));
    expect(drain(queue, () => false)).toEqual([1, 2, 3]);
  });

  test('lets others wait until an open transaction has ended', () => {
    const queue = new StatementQueue();
    queue.add(statement(1, 1));
    queue.add(statement(2, 2));
    expect(drain(queue, (id) => id === 1)).toEqual([1]);
    queue.add(statement(3, 3));
    queue.add(statement(1, 4));
    queue.add(statement(1, 5));
    expect(drain(queue, (id) => id === 4)).toEqual([4, 5, 2, 3]);
  });

  test('keeps what a session sent after its transaction ended', () => {
    const queue = new StatementQueue();
    queue.add(statement(1, 1));
    expect(drain(queue, () => true)).toEqual([1]);
    for (const id of [2, 3]) queue.add(statement(1, id));
    queue.add(statement(2, 4));
    expect(drain(queue, () => false)).toEqual([2, 3, 4]);
  });
});
