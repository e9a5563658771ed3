import { expect, it } from 'vitest';
import { actionShapes } from '../../../engine/schema/documents/action.ts';
import type { JsonObject } from '../../document/json.ts';
import {
  actionNames,
  actionParts,
  countSteps,
  dataText,
  eventsOf,
  freshStep,
  readData,
  withAction,
  withPart,
} from './action-form.ts';

it('every part of every action can be entered', () => {
  for (const name of actionNames) {
    // A condition and the steps after a failure have editors of their own.
    const {
      action: _name,
      when: _when,
      onError: _after,
      ...parts
    } = actionShapes[name].properties as Record<string, unknown>; // read by name
    expect(actionParts[name].map((part) => part.name).toSorted(), name).toEqual(Object.keys(parts).toSorted());
  }
});

it('a part that is emptied goes, unless the step needs it', () => {
  expect(withPart({ action: 'toast', text: '好', kind: 'info' }, 'kind', undefined)).toEqual({
    action: 'toast',
    text: '好',
  });
  expect(withPart({ action: 'toast', text: '好' }, 'text', '')).toEqual({ action: 'toast', text: '' });
});

it('another action keeps the condition and nothing else', () => {
  const when = { logic: 'and', conditions: [] };
  expect(withAction({ action: 'toast', text: '好', when }, 'reload')).toEqual({ action: 'reload', when });
  expect(freshStep('setValue')).toEqual({ action: 'setValue', field: '' });
});

it('events are those of the widget and those that the design has', () => {
  expect(eventsOf({ config: { aditKey: 'button' }, on: { press: [] } })).toEqual(['click', 'press']);
  expect(eventsOf({ config: { aditKey: 'text' } })).toEqual([]);
  const columns: JsonObject[] = [{ prop: 'a', event: 'open' }, { prop: 'b' }];
  const toolbar: JsonObject[] = [{ key: 'new' }, { key: 'x', event: 'import' }];
  expect(eventsOf({ config: { aditKey: 'callList' }, props: { columns, toolbar }, on: { open: [] } })).toEqual([
    ...['open', 'new', 'import'],
  ]);
  expect(countSteps({ click: [{ action: 'submit' }, 5], press: [{ action: 'reset' }] })).toBe(2);
});

it('data are written as JSON, and text as it is', () => {
  expect([readData('5'), readData('true'), readData('{"a":1}'), readData('{row.id}'), readData(' ')]).toEqual([
    5,
    true,
    { a: 1 },
    '{row.id}',
    undefined,
  ]);
  expect([dataText(5), dataText('x'), dataText({ a: 1 }), dataText(undefined)]).toEqual(['5', 'x', '{"a":1}', '']);
});
