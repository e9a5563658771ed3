import { describe, expect, it } from 'vitest';
import { formatDocument } from './format-document.ts';

/** The keys of a text, line by line, as they come. */
const keys = (text: string) => [...text.matchAll(/"([^"]+)":/g)].map((match) => match[1]);

describe('formatDocument', () => {
  it('writes known keys in one order, unknown ones after them as stored, and children last', () => {
    const shuffled = {
      nodes: [
        {
          zebra: 1,
          on: {
            click: [
              {
                field: 'a',
                when: { conditions: [{ operator: 'empty', field: 'a' }], logic: 'and' },
                action: 'setValue',
              },
            ],
          },
          props: { zoom: 1, alpha: 2 },
          slot: {},
          showWhen: { conditions: [], logic: 'or' },
          config: { children: [], odd: 1, label: { en: 'Name', zh: '名称' }, span: 12, aditKey: 'input', another: 2 },
          apple: 1,
          vModel: 'a',
          id: 'n1',
        },
      ],
      own: 1,
      title: 'T',
      form: { size: 'small', own: 1, labelPosition: 'top' },
      version: 1,
      id: 's',
      $schema: 'x',
    };
    expect(keys(formatDocument(shuffled))).toEqual([
      ...['$schema', 'id', 'version', 'title', 'form', 'labelPosition', 'size', 'own', 'own', 'nodes'],
      ...['id', 'vModel', 'config', 'aditKey', 'label', 'zh', 'en', 'span', 'odd', 'another', 'children'],
      ...['slot', 'props', 'zoom', 'alpha', 'showWhen', 'logic', 'conditions'],
      ...['on', 'click', 'action', 'when', 'logic', 'conditions', 'field', 'operator', 'field', 'zebra', 'apple'],
    ]);
  });

  it('writes a document to the letter', () => {
    const node = {
      config: { children: [{ config: { aditKey: 'b' }, id: 'b' }], visibility: ['pc', 'app'], aditKey: 'a' },
      id: 'a',
    };
    expect(formatDocument({ nodes: [node], version: 1 })).toBe(`{
  "version": 1,
  "nodes": [
    {
      "id": "a",
      "config": {
        "aditKey": "a",
        "visibility": ["pc", "app"],
        "children": [
          {
            "id": "b",
            "config": {
              "aditKey": "b"
            }
          }
        ]
      }
    }
  ]
}
`);
  });

  it('orders lists and models too, down to their columns and nodes', () => {
    const column = { width: 80, label: 'L', prop: 'a' };
    const list = { columnList: [column], searchList: [], version: 1 };
    expect(keys(formatDocument(list))).toEqual(['version', 'searchList', 'columnList', 'prop', 'label', 'width']);
    const form = { nodes: [{ config: { aditKey: 'a' }, id: 'a' }], version: 1 };
    const text = formatDocument({ list, form, own: 1, enCode: 'e', fullName: 'f', version: 1 });
    expect(keys(text).slice(0, 9)).toEqual([
      'version',
      'fullName',
      'enCode',
      'form',
      'version',
      'nodes',
      'id',
      'config',
      'aditKey',
    ]);
    expect(keys(text).at(-1)).toBe('own');
  });

  it('puts short lists on one line and long ones on several, counting wide characters twice', () => {
    const line = (list: unknown[]) => formatDocument({ version: 1, list }).split('\n').length;
    expect(line(['甲'.repeat(50)])).toBe(5);
    expect(line(['甲'.repeat(60)])).toBe(7);
    expect(line(['a'.repeat(60)])).toBe(5);
    expect(line([{ a: 1 }])).toBe(9);
    expect(formatDocument({ list: [[], {}, [1, [true]]] })).toBe('{\n  "list": [[], {}, [1, [true]]]\n}\n');
  });

  it('writes what is no document as it is', () => {
    expect(formatDocument(null)).toBe('null\n');
    expect(formatDocument([1, 'x'])).toBe('[1, "x"]\n');
    expect(formatDocument({ nodes: 'none', form: 5, list: null })).toBe(
      '{\n  "form": 5,\n  "list": null,\n  "nodes": "none"\n}\n',
    );
  });

  it('leaves out what JSON cannot hold and keeps a key named __proto__ a key', () => {
    expect(formatDocument({ a: undefined, b: () => 1, c: [undefined] })).toBe('{\n  "c": [null]\n}\n');
    const text = formatDocument(JSON.parse('{"__proto__": {"x": 1}}'));
    expect(Object.keys(JSON.parse(text))).toEqual(['__proto__']);
  });
});
