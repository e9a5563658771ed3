import { expect, it } from 'vitest';
import { limits } from '../../../engine/schema/limits.ts';
import { hashFile } from './hash-file.ts';

const quiet = new AbortController().signal;
const file = (size: number) =>
  new File([new Uint8Array(size).map((_, index) => index % 251)], '录像.mp4', { type: 'video/mp4' });

it('reads a file beside the page, slice after slice, and tells how far it is', async () => {
  const film = file(limits.hashSliceBytes + 77);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await film.arrayBuffer()));
  const told: number[] = [];
  const hash = await hashFile(film, (percent) => told.push(Math.round(percent)), quiet);
  expect(hash).toBe([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  expect(told).toEqual([100, 100]);
  // Going on after a stop reads nothing anew.
  expect(await hashFile(film, () => expect.unreachable(), quiet)).toBe(hash);
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  const hash = hashFile(file(limits.hashSliceBytes * 2), () => {}, controller.signal);
  controller.abort();
  await expect(hash).rejects.toMatchObject({ name: 'AbortError' });
});
