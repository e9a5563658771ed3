import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

describe('where a text stops being JSON', () => {
  it('is nowhere for JSON', () => {
    for (const text of ['{}', '[1, 2]', '"a"', ' {"a": null}\n']) expect(jsonFault(text)).toBeUndefined();
  });

  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 3],
    ['{ "a": 1', 1],
    ['[\n1,\n2\n', 4],
    ['', 1],
  ])('in %j is a line near the fault', (text, line) => {
    expect(jsonFault(text)?.line).toBe(line);
  });
});
