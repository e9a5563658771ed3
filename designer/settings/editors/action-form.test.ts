import { expect, it } from 'vitest';
import { actionShapes } from '../../../engine/schema/documents/action.ts';
import { validateScreen } from '../../../engine/schema/validate/index.ts';
import { productWidgets } from '../../../test/support/designer/design.ts';
import type { JsonObject } from '../../document/json.ts';
import { dataText, readData } from '../../sources/data-text.ts';
import {
  actionNames,
  actionParts,
  countSteps,
  eventsOf,
  freshStep,
  mayFail,
  mayTakeStep,
  stepsForFailure,
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

it('another action keeps the condition, the steps after a failure where it may fail, and nothing else', () => {
  const when = { logic: 'and', conditions: [] };
  const onError = [{ action: 'reset' }];
  expect(withAction({ action: 'toast', text: '好', when }, 'reload')).toEqual({ action: 'reload', when });
  const request = { action: 'request', call: 'c', into: 'a', when, onError };
  expect(withAction(request, 'download')).toEqual({ action: 'download', call: '', when, onError });
  expect(withAction(request, 'submit')).toEqual({ action: 'submit', when });
  expect(freshStep('setValue')).toEqual({ action: 'setValue', field: '' });
});

it('steps for a failure hold such steps again, as deep as a document may go', () => {
  expect(actionNames.filter((action) => mayFail({ action }))).toEqual(['request', 'command', 'download']);
  expect(stepsForFailure({ onError: [{ action: 'reset' }, 5] })).toEqual([{ action: 'reset' }]);
  expect(stepsForFailure({ onError: 'script' })).toEqual([]);
  const nested = (depth: number): JsonObject =>
    depth === 0 ? { action: 'reset' } : { action: 'request', call: 'c', onError: [nested(depth - 1)] };
  // Where the editor takes no more, the validator would say that it is too deep.
  const findings = (depth: number) =>
    validateScreen(
      { id: 'a', version: 1, nodes: [], on: { load: [nested(depth)] } },
      { descriptors: productWidgets },
    ).map(({ code }) => code);
  let depth = 0;
  while (mayTakeStep(`/on/load${'/0/onError'.repeat(depth + 1)}`)) depth += 1;
  expect(depth).toBeGreaterThan(50);
  expect(findings(depth)).not.toContain('document.deepData');
  expect(findings(depth + 1)).toContain('document.deepData');
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
