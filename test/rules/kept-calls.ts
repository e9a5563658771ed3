import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '../../engine/schema/call-shapes/call.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import { type Plain, refusals } from './accepts.ts';

const file = join(import.meta.dirname, 'calls-before.jsonl');
const parts = ['params', 'query', 'body'] as const;

/** A call as the page of a version knows it. */
export interface KeptCall extends Pick<Call, 'method' | 'path' | 'encoding' | 'right'> {
  readonly shapes: Readonly<Partial<Record<(typeof parts)[number] | 'data', Plain>>>;
}

/** The calls of today as plain data. */
export function callsNow(): KeptCall[] {
  const plain = Object.values(calls as Readonly<Record<string, Call>>).map(
    ({ method, path, encoding, right, shapes }) => ({ method, path, ...(encoding ? { encoding } : {}), right, shapes }),
  );
  return JSON.parse(JSON.stringify(plain, (key, value) => (key === 'description' ? undefined : value)));
}

/** The calls of the version before. */
export function callsBefore(): KeptCall[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const placeOf = ({ method, path }: KeptCall) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;
const open = ['anonymous', 'signedIn'];
const empty: Plain = { type: 'object' };

/** What a page that makes calls as they were could not do with calls as they are. @returns a line for each, by call */
export function breaks(before: readonly KeptCall[], now: readonly KeptCall[]): string[] {
  const known = new Map(now.map((call) => [placeOf(call), call]));
  return before.flatMap((was) => {
    const is = known.get(placeOf(was));
    const found = is ? breaksOf(was, is) : ['is gone'];
    return found.map((line) => `${placeOf(was)}: ${line}`);
  });
}

function breaksOf(was: KeptCall, is: KeptCall): string[] {
  const isWider =
    JSON.stringify(is.right) === JSON.stringify(was.right) ||
    open.includes(is.right.kind) ||
    // A field that names the model is right enough as well.
    (is.right.kind === 'model' && JSON.stringify({ ...was.right, orField: true }) === JSON.stringify(is.right)) ||
    // Administrators hold every right of the menu.
    (was.right.kind === 'administrator' && is.right.kind === 'menu');
  // Parameters stand in the path by their place: what they are called is the server's own.
  const inOrder = ({ path, shapes }: KeptCall): Plain => ({
    type: 'object',
    properties: Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name], place) => [
        String(place),
        shapes.params?.properties?.[String(name)] ?? {},
      ]),
    ),
  });
  const sent = (['query', 'body'] as const).flatMap((part) =>
    refusals(is.shapes[part] ?? empty, was.shapes[part] ?? empty).map((line) => `takes no ${part} whose ${line}`),
  );
  return [
    ...(isWider ? [] : [`is for ${JSON.stringify(is.right)}`]),
    ...(is.encoding === was.encoding ? [] : [`travels as ${is.encoding ?? 'json'}`]),
    ...refusals(inOrder(is), inOrder(was)).map((line) => `takes no path whose ${line}`),
    ...sent,
    ...refusals(asRead(was.shapes.data), is.shapes.data ?? {}).map((line) => `answers data whose ${line}`),
  ];
}

/** A page checks no answer: names that it does not know pass it by, and where it was answered nothing it reads nothing. */
function asRead(data: Plain = {}): Plain {
  if (data.type === 'null') return {};
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'additionalProperties' ? undefined : value)));
}

/** `npx tsx test/rules/kept-calls.ts`, once a version is out: from then on its calls are those of the version before. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(
    file,
    `${callsNow()
      .map((call) => JSON.stringify(call))
      .join('\n')}\n`,
  );
