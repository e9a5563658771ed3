import { expect, it } from 'vitest';
import { differingParts } from './differing-parts.ts';

it('leaves short texts as they are', () => {
  expect(differingParts('', '渗漏', 10)).toEqual(['', '渗漏']);
});

it('shows of long texts where they differ, with what stands in front', () => {
  const start = '前'.repeat(100);
  const [before, after] = differingParts(`${start}旧${'后'.repeat(100)}`, `${start}新`, 50);
  expect(before).toBe(`…${'前'.repeat(40)}旧${'后'.repeat(9)}…`);
  expect(after).toBe(`…${'前'.repeat(40)}新`);
});

it('cuts no character in two', () => {
  const text = '😀'.repeat(100);
  for (const part of differingParts(`${text}a`, `a${text}`, 51)) expect(/^(?:…|a|b|😀)*$/u.test(part)).toBe(true);
  for (const part of differingParts(`${text}a`, `${text}b`, 51)) expect(/^(?:…|a|b|😀)*$/u.test(part)).toBe(true);
});

it('shows nothing of a text that ends before the difference', () => {
  expect(differingParts('a'.repeat(10), 'a'.repeat(2_000), 5)[0]).toBe('aaaaa…');
  expect(differingParts('', 'a'.repeat(20), 5)).toEqual(['', 'aaaaa…']);
});
