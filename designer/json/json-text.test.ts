import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/meta/model.schema.json' with { type: 'json' };
import type { JsonObject } from '../document/json.ts';
import { completeFrom } from './complete-json.ts';
import { parseJson, rangeAt } from './json-tree.ts';
import { readText } from './read-text.ts';
import { keysAt, valuesAt } from './schema-words.ts';

const meta = schema as unknown as JsonObject; // a JSON file
const words = (list: readonly { word: string }[]) => list.map(({ word }) => word);

describe('the text of a design', () => {
  it('is the design where it is valid', () => {
    expect(readText('{"a":[1,{"b":null}]}')).toEqual({ document: { a: [1, { b: null }] } });
  });

  it.each([
    ['{"a":1,\n  "b":}', 'broken', 2, 7],
    ['{"a":1', 'broken', 1, 7],
    ['', 'broken', 1, 1],
    ['{"a":1,}', 'broken', 1, 8],
    ['{"a":"x\\q"}', 'broken', 1, 6],
    ['[1]', 'notObject', 1, 1],
    ['{"a":1,\n "b":{"c":1,"c":2}}', 'twin', 2, 13],
  ] as const)('%j is %s at line %i, column %i', (text, kind, line, column) => {
    expect(readText(text)).toMatchObject({ fault: { kind, line, column } });
  });

  it('names the key that stands twice, however it is spelled', () => {
    expect(readText('{"ab":1,"\\u0061b":2}')).toMatchObject({ fault: { kind: 'twin', key: 'ab' } });
  });
});

describe('the place of a JSON pointer', () => {
  const text = '{\n  "form": {\n    "nodes": [\n      { "id": "a" },\n      { "id": "b", "x/y": 1 }\n    ]\n  }\n}';
  const at = (pointer: string) => {
    const { from, to } = rangeAt(parseJson(text), text, pointer);
    return text.slice(from, to);
  };

  it('is its name and value, or where a long value begins', () => {
    expect(at('/form/nodes/1/id')).toBe('"id": "b"');
    expect(at('/form/nodes/1/x~1y')).toBe('"x/y": 1');
    expect(at('/form/nodes/1')).toBe('{');
    expect(at('/form/nodes')).toBe('"nodes": [');
  });

  it('is the nearest thing around it where there is no such value', () => {
    expect(at('/form/nodes/1/config/label')).toBe('{');
    expect(at('/form/nodes/7')).toBe('"nodes": [');
    expect(at('')).toBe('');
  });
});

describe('what the format knows of a place', () => {
  it('are the names of the object there, through references and lists', () => {
    expect(words(keysAt(meta, ''))).toEqual(expect.arrayContaining(['fullName', 'form', 'list', 'tables']));
    expect(words(keysAt(meta, '/form/nodes/3/config/children/0'))).toEqual(
      expect.arrayContaining(['id', 'vModel', 'config', 'showWhen']),
    );
    expect(keysAt(meta, '/form/nodes/0/props')).toEqual([]);
  });

  it('are its words: widgets, choices, yes and no', () => {
    expect(words(valuesAt(meta, '/form/nodes/0/config/aditKey'))).toContain('"input"');
    expect(words(valuesAt(meta, '/form/form/labelPosition'))).toEqual(['"left"', '"right"', '"top"']);
    expect(words(valuesAt(meta, '/list/hasPage'))).toEqual(['true', 'false']);
  });
});

describe('completion', () => {
  /** What is offered at `|`, and the text after the first of it was taken. */
  const complete = (marked: string) => {
    const pos = marked.indexOf('|');
    const state = EditorState.create({ doc: marked.replace('|', ''), extensions: [json()] });
    const found = completeFrom(meta)(new CompletionContext(state, pos, true));
    if (!found || found instanceof Promise) return null;
    return { labels: found.options.map(({ label }) => label), from: found.from, to: found.to ?? pos };
  };

  it('offers names that the object does not have yet', () => {
    const found = complete('{"version": 1, "f|": 1}');
    expect(found?.labels).toContain('"form"');
    expect(found?.labels).not.toContain('"version"');
    expect([found?.from, found?.to]).toEqual([15, 18]);
  });

  it('offers names where one may begin, and in a broken text', () => {
    expect(complete('{"form": {"nodes": [{|')?.labels).toContain('"config"');
    expect(complete('{"form": {"form": {"gutter": 15, |}}}')?.labels).toContain('"labelWidth"');
    expect(complete('{"form": {"form": {"gutter": 15 |}}}')).toBeNull();
  });

  it('offers the words of a value, inside and before it is written', () => {
    expect(complete('{"form": {"nodes": [{"config": {"aditKey": "in|"}}]}}')?.labels).toContain('"inputNumber"');
    expect(complete('{"form": {"form": {"size": |}}}')?.labels).toEqual(['"small"', '"middle"', '"large"']);
    expect(complete('{"fullName": "a|"}')).toBeNull();
  });
});
