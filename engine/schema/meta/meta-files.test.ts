import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { actionShapes } from '../documents/action.ts';
import { documentKinds, metaDefinitions, metaSchema } from './meta-schemas.ts';
import { isSchema, type JsonSchema } from './plain-schema.ts';
import * as generated from './validators.generated.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const code = 'engine/schema/meta/validators.generated.js';

/** What an editor looks at when it completes keys and words: the schema at a path of keys, references followed. */
function schemaAt(schema: JsonSchema, ...path: string[]): JsonSchema {
  return path.reduce((part, key) => {
    const next: unknown = Reflect.get(part, key);
    if (!isSchema(next)) throw new Error(`No schema at ${path.join('/')}: ${key}`);
    const name = typeof next.$ref === 'string' ? next.$ref.replace('#/$defs/', '') : undefined;
    return name === undefined ? next : schemaAt(schema, '$defs', name);
  }, schema);
}

describe('published schemas and generated checks', () => {
  it.each(documentKinds)('the schema of a %s is valid, described and complete in itself', (kind) => {
    const schema = metaSchema(kind);
    expect(schema).toMatchObject({ $id: `urn:adit:schema:${kind}:1`, title: `Adit ${kind} document` });
    const check = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);
    expect(check({ version: 'one' })).toBe(false);
    for (const part of Object.values(schema.$defs ?? {}))
      expect(part).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) });
  });

  it('writes every named shape once and refers to it everywhere else', () => {
    const texts = new Map<string, string>();
    const visit = (part: unknown, at: string) => {
      if (Array.isArray(part)) for (const [index, entry] of part.entries()) visit(entry, `${at}/${index}`);
      if (!isSchema(part)) return;
      // Only what is larger than a reference is worth a name.
      const text = JSON.stringify(part);
      if ('properties' in part && text.length > 100) {
        expect(texts.get(text), `${at} repeats`).toBeUndefined();
        texts.set(text, at);
      }
      for (const [key, value] of Object.entries(part)) visit(value, `${at}/${key}`);
    };
    visit(metaDefinitions(), '');
  });

  it('gives an editor the keys of a node, the words of its choices and the keys of each action', () => {
    const screen = metaSchema('screen');
    const node = schemaAt(screen, 'properties', 'nodes', 'items');
    expect(Object.keys(node.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'vModel', 'config', 'props', 'on']),
    );
    expect(schemaAt(screen, '$defs', 'node', 'properties', 'config', 'properties', 'dataType')).toMatchObject({
      enum: ['static', 'dictionary', 'dynamic'],
    });
    expect(schemaAt(screen, '$defs', 'action', 'properties', 'action')).toMatchObject({
      enum: Object.keys(actionShapes),
    });
    const checkAction = new Ajv2020({ strict: false }).compile({ ...screen, ...schemaAt(screen, '$defs', 'action') });
    expect(checkAction({ action: 'setValue', field: 'a', extra: 1 })).toBe(true);
    expect(checkAction({ action: 'setValue' })).toBe(false);
    expect(checkAction({ action: 'toString' })).toBe(false);
  });

  it('gives an editor the names of the widgets that there are, and takes any other', () => {
    const schema = metaSchema('form', ['input', 'date']);
    expect(schemaAt(schema, '$defs', 'node', 'properties', 'config', 'properties', 'aditKey')).toMatchObject({
      type: 'string',
      anyOf: [{ enum: ['date', 'input'] }, {}],
    });
    const check = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);
    const form = (aditKey: unknown) => ({ version: 1, nodes: [{ id: 'a', config: { aditKey } }] });
    expect(['input', 'of tomorrow', '', 7].map((key) => check(form(key)))).toEqual([true, true, false, false]);
  });

  it('allows unknown keys at every level', () => {
    const visit = (part: unknown) => {
      if (Array.isArray(part)) part.forEach(visit);
      if (!isSchema(part)) return;
      expect(part).not.toMatchObject({ additionalProperties: false });
      Object.values(part).forEach(visit);
    };
    visit(metaDefinitions());
    const node = { id: 'a', config: { aditKey: 'x', more: 1 }, more: 1, on: { go: [{ action: 'submit', more: 1 }] } };
    expect(generated.screenShape({ id: 's', version: 1, nodes: [node], more: 1 })).toEqual([]);
  });

  it('needs no other module, compiles nothing at run time and stays small', () => {
    const text = readFileSync(root + code, 'utf8');
    expect(text).not.toMatch(/\brequire\(|\bimport\b|\beval\b|new Function/);
    expect(text.length).toBeLessThan(150_000);
    expect(gzipSync(text).length).toBeLessThan(15_000);
  });

  it('finds all errors in one run, by the pointer of their place', () => {
    const nodes = [
      { id: '', config: { span: 0 } },
      { id: 'b', config: { aditKey: 'x', children: [{ 'a/b~c': 1 }] } },
    ];
    expect(generated.formShape({ nodes }).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
      ' required',
      '/nodes/0/id minLength',
      '/nodes/0/config required',
      '/nodes/0/config/span minimum',
      '/nodes/1/config/children/0 required',
      '/nodes/1/config/children/0 required',
    ]);
    const sources = { 'a/b~c': { call: 5 } };
    expect(generated.formShape({ version: 1, nodes: [], sources })[0]?.instancePath).toBe('/sources/a~1b~0c/call');
  });

  it('counts characters, not the halves of one', () => {
    const model = (enCode: string) => ({ version: 1, fullName: 'a', enCode, form: { version: 1, nodes: [] } });
    expect(generated.modelShape(model('😀'.repeat(50)))).toEqual([]);
    expect(generated.modelShape(model('😀'.repeat(51)))).toHaveLength(1);
  });
});
