import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { findingsMost } from '../limits.ts';
import { documentKinds, metaDefinitions } from './meta-schemas.ts';

const heading = `// Written by server/write-meta.ts from the shapes in engine/schema/documents; do not edit.
class TooMany {
constructor(errors){
this.errors = errors;
}
}
const add = (errors, error) => join(errors, [error]);
function join(errors, more){
if(errors === null) return more;
for(const error of more) errors.push(error);
if(errors.length > ${findingsMost}) throw new TooMany(errors);
return errors;
}
const collect = (validate) => (value) => {
try {
return validate(value) ? [] : validate.errors;
} catch (thrown) {
if(thrown instanceof TooMany) return thrown.errors;
throw thrown;
}
};
`;

/**
 * The shape checks as a module of plain functions: nothing is compiled in the page, which forbids it.
 * Runs at build time and in tests only; ajv itself never reaches the page.
 */
export function compileValidators(): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    allowUnionTypes: true,
    strictRequired: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
    schemas: [
      { $id: 'adit', $defs: metaDefinitions() },
      ...documentKinds.map((kind) => ({ $id: kind, $ref: `adit#/$defs/${kind}` })),
    ],
  });
  const written = standaloneCode(ajv, Object.fromEntries(documentKinds.map((kind) => [kind, kind])));
  const code = inlineParameters(boundErrors(written))
    .replace('"use strict";', '')
    .replaceAll(/^export const (\w+) = (\w+);/gm, 'export const $1Shape = collect($2);')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length')
    // Where a value stands, and the whole that it stands in, is read by no check of ours.
    .replaceAll(/,parentData(?::\w+)?,parentDataProperty(?::(?:"[^"]*"|\w+))?,rootData(?=\})/g, '')
    .replaceAll(', parentData, parentDataProperty, rootData=data}={}', '}={}')
    .replaceAll(/\n{2,}/g, '\n');
  const left = /require\(|\.concat\(|vErrors\.push\(|\bschema\d+\b/.exec(code);
  if (left) throw new Error(`ajv writes its checks differently now: "${left[0]}" is left in them.`);
  return heading + code;
}

/**
 * ajv copies the whole list of errors at every reference that fails, so that a million wrong entries would take hours.
 * Here they are appended, and the check ends when there are too many.
 */
function boundErrors(code: string): string {
  return code
    .replaceAll(
      /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      'vErrors = add(vErrors, $1);',
    )
    .replaceAll(
      /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      'vErrors = join(vErrors, $1.errors);',
    );
}

/** Writes the few values that the checks take from their schemas in place, and drops the schemas. */
function inlineParameters(code: string): string {
  const schemas = new Map<string, unknown>();
  const rest = code.replaceAll(/^const (schema\d+) = (\{.*\});$/gm, (_line, name: string, json: string) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  return rest.replaceAll(/\b(schema\d+)((?:\.[\w$]+|\["[^"]+"\]|\[\d+\])+)/g, (_text, name: string, path: string) => {
    let value = schemas.get(name);
    for (const [, key, quoted, index] of path.matchAll(/\.([\w$]+)|\["([^"]+)"\]|\[(\d+)\]/g))
      value = Reflect.get(Object(value), key ?? quoted ?? index ?? '');
    return JSON.stringify(value);
  });
}
