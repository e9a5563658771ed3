import { expect, it } from 'vitest';
import { finding } from '../../engine/schema/findings/finding.ts';
import { container, field, form } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import { findingMarks, markOf, markText } from './finding-marks.ts';

const tree = treeOf(form([field('a'), container('card', [field('b')])], { list: {} }));

it('counts what is wrong at the innermost node, the worst first, and leaves out what is of no node', () => {
  const marks = findingMarks(
    [
      finding('widget.unknown', '/form/nodes/1/config/children/0/config/aditKey'),
      finding('node.fieldName', '/form/nodes/1/config/children/0/vModel'),
      finding('widget.unknown', '/form/nodes/1/config/label'),
      finding('widget.unknown', '/list/columnList/0'),
    ],
    tree,
  );
  expect([...marks]).toEqual([
    ['b', { severity: 'error', count: 2 }],
    ['card', { severity: 'warning', count: 1 }],
  ]);
});

it('does not take /nodes/1 for /nodes/10', () => {
  const many = treeOf(form(Array.from({ length: 11 }, (_, index) => field(`f${index}`))));
  expect([...findingMarks([finding('widget.unknown', '/nodes/10/config')], many).keys()]).toEqual(['f10']);
});

it('writes a mark as a text and reads it back', () => {
  expect(markOf(markText({ severity: 'note', count: 3 }))).toEqual({ severity: 'note', count: 3 });
  expect(markOf(undefined)).toBeNull();
});
