import { expect, it } from 'vitest';
import type { ChunkState } from '../../../engine/schema/calls/index.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { RequestError } from '../request-error.ts';
import { type ChunkRoads, sendInChunks } from './send-in-chunks.ts';
import { Turns } from './turns.ts';

const size = 3 * limits.chunkBytes + 100;
const newFile = () => new File([new Uint8Array(size)], '巡检.mp4', { type: 'video/mp4' });
const cut = () => new RequestError('network', '上传失败');

/** A server that keeps numbers of pieces, and fails as it is told. */
function world(has: readonly number[] = [], changes: Partial<ChunkRoads> = {}) {
  const kept = new Set(has);
  const sent: number[] = [];
  const waits: number[] = [];
  const shown: string[] = [];
  const failures: Error[] = [];
  const registrations: unknown[] = [];
  let underWay = 0;
  let most = 0;
  const state = (): ChunkState => ({ uploaded: false, merge: kept.size === 4, chunkNumbers: [...kept] });
  const roads: ChunkRoads = {
    hash: async (_, onProgress) => {
      onProgress(50);
      return 'a'.repeat(64);
    },
    state: async () => state(),
    async send({ chunkNumber, currentChunkSize }, piece, onBytes) {
      sent.push(chunkNumber);
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      expect(piece.size).toBe(currentChunkSize);
      const failure = failures.shift();
      if (failure) throw failure;
      onBytes(piece.size);
      kept.add(chunkNumber);
      return state();
    },
    async merge({ fileSize, registration }) {
      registrations.push(registration);
      if (kept.size < 4) throw new RequestError(409, '文件尚未传完，请继续上传');
      return {
        name: 'f1',
        url: '/api/file/Download/annex/f1',
        fileSize: Number(fileSize),
        fileExtension: 'mp4',
        fileVersionId: 'f1',
      };
    },
    wait: async (ms) => void waits.push(ms),
    pieces: new Turns(limits.chunksAtOnce),
    reading: new Turns(1),
    ...changes,
  };
  const controller = new AbortController();
  const tell = (percent: number, stage: string) => shown.push(`${stage} ${Math.floor(percent)}`);
  const send = (file = newFile()) => sendInChunks(file, 'annex', tell, controller.signal, roads);
  return { send, registrations, sent, waits, shown, failures, kept, controller, most: () => most };
}

it('sends three pieces at a time, tells how far it is, and hands out the file', async () => {
  const { send, sent, shown, most } = world();
  expect(await send()).toEqual({
    fileId: 'f1',
    name: '巡检.mp4',
    url: '/api/file/Download/annex/f1',
    fileSize: size,
    fileExtension: 'mp4',
  });
  expect(sent).toEqual([1, 2, 3, 4]);
  expect(most()).toBe(3);
  expect(shown.slice(0, 3)).toEqual(['waiting 0', 'checking 50', 'waiting 0']);
  expect(shown.at(-1)).toBe('sending 100');
});

it('calls what was chosen once one upload, however often it is begun, and what is chosen again another', async () => {
  const { send, registrations } = world();
  const chosen = newFile();
  for (const file of [chosen, chosen, newFile()]) await send(file);
  const [first, again, other] = registrations;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('sends only what is missing, and nothing of what is there as a whole', async () => {
  const some = world([1, 3]);
  await some.send();
  expect(some.sent).toEqual([2, 4]);
  const whole = world([1, 2, 3, 4], { state: async () => ({ uploaded: true, merge: false, chunkNumbers: [] }) });
  await whole.send();
  expect(whole.sent).toEqual([]);
});

it('tries again after 1, 2, 4, 8 and 16 s where the line breaks, and then gives up', async () => {
  const passing = world([1, 2, 3]);
  passing.failures.push(cut(), new RequestError(503, '繁忙'), new RequestError('body', ''));
  await passing.send();
  expect(passing.waits).toEqual([1_000, 2_000, 4_000]);
  const lasting = world([1, 2, 3]);
  lasting.failures.push(...Array.from({ length: 6 }, cut));
  await expect(lasting.send()).rejects.toThrow('上传失败');
  expect(lasting.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
});

it.each([400, 409, 413, 429, 507, 601])(
  'does not try again what was refused with %i, and sends no further piece',
  async (code) => {
    const { send, sent, waits, failures } = world();
    failures.push(new RequestError(code, '不支持'));
    await expect(send()).rejects.toThrow('不支持');
    expect(waits).toEqual([]);
    expect(sent).toEqual([1, 2, 3]);
  },
);

it('sends anew what the server has lost by the time of the merge, once', async () => {
  let asked = 0;
  const lost = world([], {
    async state() {
      asked += 1;
      return { uploaded: false, merge: false, chunkNumbers: asked === 1 ? [1, 2, 3, 4] : [1, 2, 4] };
    },
  });
  await expect(lost.send()).rejects.toThrow('尚未传完');
  expect(lost.sent).toEqual([3]);
});

it('stops where it is, whatever it waits for', async () => {
  const { send, sent, controller, shown } = world([], {
    send: (facts, _piece, _onBytes, signal) =>
      new Promise((_, reject) => {
        sent.push(facts.chunkNumber);
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  });
  const ended = send().catch((error: Error) => error.name);
  await expect.poll(() => sent).toEqual([1, 2, 3]);
  controller.abort();
  expect(await ended).toBe('AbortError');
  expect(sent).toEqual([1, 2, 3]);
  expect(shown.at(-1)).toBe('sending 0');
});
