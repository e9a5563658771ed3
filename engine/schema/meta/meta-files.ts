// Here: JSON Schemas and validators that are generated from the shapes.

import { isOpenCall, wayOf } from '../calls/call-ways.ts';
import { type Call, calls } from '../calls/index.ts';
import { type KeyOrder, printJson } from '../print-json.ts';
import { routesShape } from '../routes/route-shapes.ts';
import { compileValidators } from './compile-validators.ts';
import { documentKinds, metaSchema } from './meta-schemas.ts';
import { type JsonSchema, plainSchemas } from './plain-schema.ts';

const schemaOrder: KeyOrder = {
  first: ['$schema', '$id', 'title', 'description', '$ref', 'type', 'enum', 'required'],
  last: ['$defs'],
  below: { properties: () => ({ each: () => schemaOrder }), $defs: () => ({ each: () => schemaOrder }) },
  each: () => schemaOrder,
};

/**
 * Everything that is generated from the shapes: path from the root of the repository → text of the file.
 * @param aditKeys the widgets that there are, which an editor then completes
 */
export function metaFiles(aditKeys: readonly string[]): Map<string, string> {
  return new Map([
    ...documentKinds.map((kind): [string, string] => [
      `schemas/meta/${kind}.schema.json`,
      printJson(metaSchema(kind, aditKeys), schemaOrder),
    ]),
    ['schemas/meta/routes.schema.json', printJson(routesSchema(), schemaOrder)],
    ['engine/schema/calls/open-ways.generated.json', printWays(calls, isOpenCall)],
    ['engine/schema/calls/page-ways.generated.json', printWays(calls, (name, call) => !isOpenCall(name, call))],
    ['engine/schema/meta/validators.generated.js', compileValidators()],
  ]);
}

/** Of the table of routes, which is no document: nobody stores another one. */
function routesSchema(): JsonSchema {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, $id: 'urn:adit:schema:routes', ...plainSchemas({ routes: routesShape }).routes };
}

/** A line a call, in the order of their names: two calls that are added at once meet nowhere else. */
function printWays(table: Readonly<Record<string, Call>>, isWanted: (name: string, call: Call) => boolean): string {
  const lines = Object.keys(table)
    .sort()
    .flatMap((name) => {
      const entry = table[name];
      return entry && isWanted(name, entry) ? [`  ${JSON.stringify(name)}: ${JSON.stringify(wayOf(entry))}`] : [];
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}
