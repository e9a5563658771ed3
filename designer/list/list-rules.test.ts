import { describe, expect, it } from 'vitest';
import { isDrawn, offeredButtons, usualButtons } from '../../engine/schema/documents/list-buttons.ts';
import { listDocumentShape } from '../../engine/schema/documents/list-document.ts';
import { buttonCode, searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { field, productWidgets } from '../../test/support/designer/design.ts';
import { buttonsOf } from '../../widgets/model-list/buttons.ts';
import type { Model } from '../../widgets/model-list/model.ts';
import type { JsonObject } from '../document/json.ts';
import {
  addEntry,
  entriesOf,
  listChange,
  listOf,
  moveEntry,
  removeEntry,
  setEntry,
  stepEntry,
  type Zone,
  zones,
} from '../document/list-edit.ts';
import { designerText } from '../parts/use-designer-text.ts';
import { hasFigure, setFigure } from './column-figures.ts';
import { steppedWidth } from './column-width.ts';
import { dropPlace } from './drop-place.ts';
import { searchKindsOf } from './search-kinds.ts';

const column = (id: string) => ({ zone: 'columnList', id }) as const;
const list: JsonObject = {
  version: 1,
  searchList: [],
  columnList: [{ prop: 'a' }, { prop: 'b', width: 80 }, { prop: 'c' }],
  showSummary: true,
  summaryField: ['b'],
};
const props = (of: JsonObject) =>
  entriesOf(of, 'columnList')
    .map(({ prop }) => prop)
    .join('');

describe('the entries of a list', () => {
  it('are put in once, at their place or at the end', () => {
    expect(props(addEntry(list, column('d')))).toBe('abcd');
    expect(props(addEntry(list, column('d'), 1))).toBe('adbc');
    expect(addEntry(list, column('b'))).toBe(list);
  });

  it('go with the sum of their column', () => {
    expect(removeEntry(list, column('b'))).toMatchObject({
      columnList: [{ prop: 'a' }, { prop: 'c' }],
      summaryField: [],
    });
    expect(removeEntry(list, column('gone'))).toBe(list);
  });

  it('move before another one, and stay where a move leads nowhere', () => {
    expect(props(moveEntry(list, column('c'), 0))).toBe('cab');
    expect(props(moveEntry(list, column('a'), 3))).toBe('bca');
    expect(props(stepEntry(list, column('a'), 1))).toBe('bac');
    expect(props(stepEntry(list, column('c'), -1))).toBe('acb');
    for (const [id, by] of [
      ['a', -1],
      ['c', 1],
    ] as const)
      expect(stepEntry(list, column(id), by)).toBe(list);
  });

  it('keep what they say beside the property that is set', () => {
    const set = setEntry(list, column('b'), 'align', 'right');
    expect(entriesOf(set, 'columnList')[1]).toEqual({ prop: 'b', width: 80, align: 'right' });
    expect(entriesOf(setEntry(set, column('b'), 'width', undefined), 'columnList')[1]).toEqual({
      prop: 'b',
      align: 'right',
    });
  });

  it('are written as the part that differs, and as a whole list where there was none', () => {
    expect(listChange({ list }, list)).toBeNull();
    expect(listChange({ list }, { ...list, sort: 'asc' })).toEqual({ path: '/list/sort', value: 'asc' });
    expect(listChange({ list }, removeEntry(list, column('b')))?.path).toBe('/list');
  });

  it('begin with the list that readers see where nobody has drawn one, and lose nothing of it by a change', () => {
    const form = { version: 1, nodes: ['a', 'b', 'c', 'd'].map((name) => field(name)) };
    const untouched = listOf({ form }, productWidgets);
    expect(props(untouched)).toBe('abcd');
    expect(listOf({ form }, productWidgets)).toBe(untouched);
    const { path, value } = listChange({ form }, removeEntry(untouched, column('b'))) ?? {};
    expect([path, value]).toEqual([
      '/list',
      { ...untouched, columnList: entriesOf(untouched, 'columnList').toSpliced(1, 1) },
    ]);
    expect(entriesOf(untouched, 'searchList').map(({ prop }) => prop)).toEqual(['a', 'b', 'c']);
    expect(['btnsList', 'columnBtnsList'].map((zone) => entriesOf(untouched, zone as Zone).length)).toEqual([2, 3]);
  });
});

describe('buttons of a list', () => {
  it('are those of the list page where the list does not mention any', () => {
    const { searchList, columnList } = { searchList: [], columnList: [] };
    const model = { id: 'm', list: { version: 1, searchList, columnList } } as unknown as Model; // all that is asked here
    const shown = buttonsOf(model, () => true);
    const { own, addBelow, batchEdit, upload, download, ...drawn } = shown;
    // Where the design asks for them.
    expect([batchEdit, upload, download]).toEqual([undefined, undefined, undefined]);
    // Only rows of a tree table stand below others.
    expect(addBelow).toBeUndefined();
    expect(own).toEqual({ list: [], row: [], batch: [] });
    const usual = [...usualButtons.btnsList, ...usualButtons.columnBtnsList];
    expect(Object.keys(drawn).sort()).toEqual([...usual].sort());
    expect(
      Object.values(drawn)
        .map((button) => button?.value)
        .sort(),
    ).toEqual([...usual].sort());
    expect(entriesOf({}, 'btnsList')).toEqual([{ value: 'add' }, { value: 'batchRemove' }]);
  });

  it('ask for a right by the code that the server knows', () => {
    const codes = ['add', 'batchRemove', 'batchEdit', 'edit', 'btn_close'].map((value) => buttonCode(value));
    expect(codes).toEqual(['btn_add', 'btn_remove', 'btn_edit', 'btn_edit', 'btn_close']);
    expect(buttonCode('close', 'btn_finish')).toBe('btn_finish');
    expect(offeredButtons.btnsList.filter((value) => !isDrawn(value))).toEqual(['batchPrint']);
  });
});

describe('words of the list designer', () => {
  it('are there for every button, comparison and kind of list, in three languages', () => {
    const keys = [
      ...[...offeredButtons.btnsList, ...offeredButtons.columnBtnsList].map((value) => `button.${value}`),
      ...Object.values(searchTypes).map((type) => `condition.searchType.${type}`),
      ...[1, 2, 3, 4, 5].map((type) => `settings.type.${type}`),
      ...zones.map((zone) => `chosen.${zone}`),
      ...Object.keys(listDocumentShape.properties)
        .filter((key) => /^(type|use|sort$|default|has|page|show|thousands$|childTable|print)/.test(key))
        .map((key) => `settings.${key}`),
    ];
    const missing = languages.flatMap((language) =>
      keys.map((key) => `designer.list.${key}`).filter((key) => designerText(language)(key) === key),
    );
    expect(missing).toEqual([]);
  });
});

describe('figures of a column', () => {
  const numeric = ['b', 'c'];
  it('are summed one by one, and the row of sums goes with the last', () => {
    const both = setFigure(list, 'summary', 'c', true, numeric);
    expect(both.summaryField).toEqual(['b', 'c']);
    const none = setFigure(setFigure(both, 'summary', 'b', false, numeric), 'summary', 'c', false, numeric);
    expect([none.showSummary, none.summaryField]).toEqual([undefined, undefined]);
    expect(setFigure(list, 'summary', 'b', true, numeric)).toBe(list);
    const calculated = { ...list, showSummary: true, summaryField: ['b', 'total'] };
    expect(setFigure(calculated, 'summary', 'b', false, numeric)).toMatchObject({
      showSummary: true,
      summaryField: ['total'],
    });
    expect(setFigure(calculated, 'summary', 'c', true, numeric).summaryField).toEqual(['b', 'total', 'c']);
  });

  it('are grouped in all columns where none is named, until one is taken out', () => {
    const all = { ...list, thousands: true };
    expect(numeric.map((prop) => hasFigure(all, 'thousands', prop))).toEqual([true, true]);
    expect(setFigure(all, 'thousands', 'b', false, numeric).thousandsField).toEqual(['c']);
    expect(hasFigure({ ...all, thousands: false }, 'thousands', 'b')).toBe(false);
  });
});

describe('what a condition can be', () => {
  it('depends on the kind of its field', () => {
    expect(searchKindsOf('text')).toMatchObject({ types: [1, 2], usual: 2, keyword: true, multiple: false });
    expect(searchKindsOf('decimal')).toMatchObject({ types: [1, 3], usual: 3, keyword: true });
    expect(searchKindsOf('date')?.types).toContain(3);
    expect(searchKindsOf('dateTimeRange')).toMatchObject({ types: [3], usual: 3 });
    expect(searchKindsOf('timeRange')).toBeNull();
    expect(searchKindsOf('time')).toMatchObject({ types: [1], usual: 1 });
    expect(searchKindsOf('choice')).toMatchObject({ types: [1], usual: 1, multiple: true });
    expect(searchKindsOf('files')).toBeNull();
  });
});

describe('places and widths', () => {
  it('are found by the nearest entry, in its own line', () => {
    const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 20 });
    const boxes = [box(0, 0), box(110, 0), box(0, 30)];
    expect([10, 90, 400].map((x) => dropPlace(boxes, x, 10))).toEqual([0, 1, 2]);
    expect(dropPlace(boxes, 300, 40)).toBe(3);
    expect(dropPlace([], 5, 5)).toBe(0);
    const rows = [0, 28].map((top) => ({ left: 0, right: 300, top, bottom: top + 28 }));
    expect([4, 20, 50].map((y) => dropPlace(rows, 290, y, 'upright'))).toEqual([0, 1, 2]);
  });

  it('go by tens and keep within what can be read', () => {
    expect([steppedWidth(undefined, 1), steppedWidth(116, 1), steppedWidth(116, -1)]).toEqual([150, 120, 110]);
    expect([steppedWidth(40, -1), steppedWidth(800, 1)]).toEqual([40, 800]);
  });
});
