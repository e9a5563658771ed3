import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type LineSocket, type LineState, RoomLine } from './room-line.ts';

/** A socket whose other side is the test: the real ones are in test/server/map-rooms.test.ts and the walk of the map. */
class Wire extends EventTarget implements LineSocket {
  readonly sent: string[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event('open'));
  }
  says(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  falls(): void {
    this.dispatchEvent(new Event('close'));
  }
}

function open() {
  const wires: Wire[] = [];
  const states: LineState[] = [];
  const heard: unknown[] = [];
  const line = new RoomLine({
    address: 'ws://here/mapws',
    key: 'the-key',
    hear: (message) => void heard.push(message),
    changed: (state) => void states.push(state),
    connect() {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  });
  const last = () => wires.at(-1) as Wire; // one is made at once
  const enter = () => {
    last().opens();
    last().says({ method: 'peer', present: true });
  };
  return { line, wires, states, heard, last, enter };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows its key first, is open once the server has answered, and hears what is none of the server’s own affairs', () => {
  const { line, states, heard, last, enter } = open();
  line.say({ method: 'fit' });
  enter();
  last().says('nonsense');
  last().says({ method: 'heartbeat' });
  last().says({ method: 'initFinished' });
  line.say({ method: 'fit' });
  expect(last().sent.map((text) => JSON.parse(text))).toEqual([
    { method: 'OnConnection', key: 'the-key' },
    { method: 'fit' },
  ]);
  expect(heard).toEqual([{ method: 'peer', present: true }, { method: 'initFinished' }]);
  expect(states).toEqual(['connecting', 'open']);
});

it('comes back 5 s after it was closed, and counts what leads nowhere', () => {
  expect(limits.mapReconnectMs).toBe(5_000);
  const { line, wires, states, last, enter } = open();
  enter();
  last().falls();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(4_999);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(2);
  last().falls();
  vi.advanceTimersByTime(5_000);
  last().falls();
  expect([line.failures, line.state]).toEqual([2, 'waiting']);
  line.again();
  expect(wires).toHaveLength(4);
  enter();
  expect([line.failures, line.state]).toEqual([0, 'open']);
});

it.each([
  { method: 'logout', msg: 'x' },
  { method: 'closeSocket', again: false },
])('stays away after %j', (message) => {
  const { line, wires, last, enter } = open();
  enter();
  last().says(message);
  last().falls();
  vi.advanceTimersByTime(600_000);
  expect([line.state, wires.length]).toEqual(['over', 1]);
  line.again();
  expect(wires).toHaveLength(2);
});

it('says no more in a second than half of what the server takes, and all of it in the end', () => {
  const { line, last, enter } = open();
  enter();
  for (let count = 0; count < 1_000; count += 1) line.say({ method: 'fit', count });
  const most = limits.mapMessagesPerSecond / 2;
  expect(last().sent).toHaveLength(1 + most);
  vi.advanceTimersByTime(1_000);
  expect(last().sent).toHaveLength(1 + 2 * most);
  for (let second = 0; second < 40; second += 1) {
    vi.advanceTimersByTime(1_000);
    last().says({ method: 'heartbeat' });
  }
  const counts = last().sent.flatMap((text) => JSON.parse(text).count ?? []);
  expect(counts).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
});

it('finds out by its heartbeat that nobody is there any more', () => {
  const { wires, states, last, enter } = open();
  enter();
  vi.advanceTimersByTime(limits.socketPingMs);
  expect(JSON.parse(last().sent.at(-1) ?? '')).toEqual({ method: 'heartbeat' });
  last().says({ method: 'heartbeat' });
  vi.advanceTimersByTime(limits.socketPingMs);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(limits.socketPingMs);
  expect([states.at(-1), wires[0]?.isClosed]).toEqual(['waiting', true]);
  wires[0]?.says({ method: 'initFinished' });
  vi.advanceTimersByTime(limits.mapReconnectMs);
  expect(wires).toHaveLength(2);
});

it('leaves no timer and no socket behind', () => {
  const { line, last, enter } = open();
  enter();
  line.say({ method: 'fit' });
  line.close();
  last().falls();
  expect([last().isClosed, vi.getTimerCount()]).toEqual([true, 0]);
});
