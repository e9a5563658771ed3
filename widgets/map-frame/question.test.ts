import { expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { questionIn } from './question.ts';

const here = { lng: 120.7, lat: 31.3 };

it.each([
  [
    { ask: 'draw', shape: 'line' },
    { method: 'draw', shape: 'line' },
  ],
  [
    { ask: 'flyTo', ...here, zoom: 15, map: 'm1' },
    { method: 'flyTo', ...here, zoom: 15 },
  ],
  [
    { ask: 'flyTo', ...here, zoom: null },
    { method: 'flyTo', ...here },
  ],
  [
    { ask: 'mark', ...here, title: '泵房' },
    { method: 'mark', marks: [{ id: '120.7, 31.3', title: '泵房', ...here }] },
  ],
  [
    { ask: 'mark', marks: [{ ...here, id: 'a', extra: 1 }] },
    { method: 'mark', marks: [{ id: 'a', title: '120.7, 31.3', ...here }] },
  ],
  [{ ask: 'fit' }, { method: 'fit' }],
  [{ ask: 'fit', places: null }, { method: 'fit' }],
  [
    { ask: 'fit', places: [{ ...here, name: 'a' }] },
    { method: 'fit', places: [here] },
  ],
  [{ ask: 'clear' }, { method: 'clear' }],
])('%j is understood', (asked, question) => expect(questionIn(asked)).toEqual(question));

it.each([
  {},
  { ask: 'look' },
  { ask: 'constructor' },
  { ask: 'draw', shape: 'circle' },
  { ask: 'flyTo', lng: 181, lat: 0 },
  { ask: 'flyTo', lng: '120', lat: 0 },
  { ask: 'flyTo', lat: 0 },
  { ask: 'fit', places: [] },
  { ask: 'fit', places: 'all' },
  { ask: 'fit', places: [here, { lng: 1, lat: 91 }] },
  { ask: 'mark', marks: [] },
  { ask: 'mark', marks: [{ ...here }, { lng: 1 }] },
  { ask: 'mark', marks: Array.from({ length: limits.mapMarks + 1 }, () => here) },
])('%j is nothing that a map can do', (asked) => expect(questionIn(asked)).toBeUndefined());

it('cuts words to what a message may hold', () => {
  const question = questionIn({ ask: 'mark', ...here, title: '长'.repeat(500), id: 'x'.repeat(500) });
  expect(question).toMatchObject({ marks: [{ title: '长'.repeat(limits.nameLength), id: 'x'.repeat(64) }] });
});
