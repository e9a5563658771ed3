import { isObject, type Json, type JsonObject } from './json.ts';
import { parentOf, tokensOf } from './pointer.ts';

/**
 * One change of a document, as in RFC 6902 with differences that make every change reversible to the byte: `add` and `move`
 * to an object may say before which key the value stands, and refuse a key that is there; nothing but `replace` overwrites.
 * The `path` of a move is that of the document without the value, so that no value can move into itself.
 */
export type Operation =
  | { readonly op: 'add'; readonly path: string; readonly value: Json; readonly before?: string }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'move'; readonly from: string; readonly path: string; readonly before?: string };
export type DocumentPatch = readonly Operation[];

/** A patch that does not fit its document: a mistake of ours, found before anything is changed. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
  readonly at: string;
  constructor(message: string, at: string) {
    super(`${message} at "${at}"`);
    this.at = at;
  }
}

/** What stands at a pointer; undefined where nothing does. */
export function valueAt(document: Json, at: string): Json | undefined {
  let value: Json | undefined = document;
  for (const token of tokensOf(at)) {
    if (Array.isArray(value)) value = isIndex(token, value.length - 1) ? value[Number(token)] : undefined;
    else value = isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/**
 * The document after a patch. What did not change keeps its reference.
 * @throws PatchError, and then nothing has changed
 */
export function applyPatch(document: JsonObject, patch: DocumentPatch): JsonObject {
  return patch.reduce(applyOperation, document);
}

/** Applies a patch and takes its inverse on the way. */
export function applyWithInverse(
  document: JsonObject,
  patch: DocumentPatch,
): { document: JsonObject; backward: DocumentPatch } {
  const backward: Operation[] = [];
  let current = document;
  for (const operation of patch) {
    backward.unshift(inverseOf(current, operation));
    current = applyOperation(current, operation);
  }
  return { document: current, backward };
}

function applyOperation(document: JsonObject, operation: Operation): JsonObject {
  switch (operation.op) {
    case 'add':
      return put(document, operation.path, operation.value, 'add', operation.before);
    case 'replace':
      return put(document, operation.path, operation.value, 'replace');
    case 'remove':
      return take(document, operation.path);
    case 'move': {
      const moved = present(document, operation.from);
      return put(take(document, operation.from), operation.path, moved, 'add', operation.before);
    }
  }
}

function inverseOf(document: JsonObject, operation: Operation): Operation {
  switch (operation.op) {
    case 'add':
      return { op: 'remove', path: operation.path };
    case 'replace':
      return { op: 'replace', path: operation.path, value: present(document, operation.path) };
    case 'remove':
      return {
        op: 'add',
        path: operation.path,
        value: present(document, operation.path),
        ...nextKey(document, operation.path),
      };
    case 'move':
      return {
        op: 'move',
        from: operation.path,
        path: operation.from,
        ...nextKey(document, operation.from),
      };
  }
}

function nextKey(document: JsonObject, path: string): { before?: string } {
  const { parent, token } = parentOf(path);
  const holder = valueAt(document, parent);
  if (!isObject(holder)) return {};
  const keys = Object.keys(holder);
  const next = keys[keys.indexOf(token) + 1];
  return next === undefined ? {} : { before: next };
}

function present(document: JsonObject, path: string): Json {
  const value = valueAt(document, path);
  if (value === undefined) throw new PatchError('There is nothing', path);
  return value;
}

function put(document: JsonObject, path: string, value: Json, mode: 'add' | 'replace', before?: string): JsonObject {
  return within(document, path, (holder, token) => {
    if (Array.isArray(holder)) {
      const last = mode === 'add' ? holder.length : holder.length - 1;
      if (!isIndex(token, last)) throw new PatchError('There is no such place', path);
      return holder.toSpliced(Number(token), mode === 'add' ? 0 : 1, value);
    }
    if (!isObject(holder)) throw new PatchError('A value cannot hold others', path);
    const there = Object.hasOwn(holder, token);
    if (there !== (mode === 'replace'))
      throw new PatchError(there ? 'There is a value already' : 'There is nothing', path);
    if (before === undefined) return { ...holder, [token]: value };
    const entries = Object.entries(holder);
    const place = entries.findIndex(([key]) => key === before);
    return Object.fromEntries(entries.toSpliced(place < 0 ? entries.length : place, 0, [token, value]));
  });
}

function take(document: JsonObject, path: string): JsonObject {
  return within(document, path, (holder, token) => {
    if (Array.isArray(holder)) {
      if (!isIndex(token, holder.length - 1)) throw new PatchError('There is nothing', path);
      return holder.toSpliced(Number(token), 1);
    }
    if (!isObject(holder) || !Object.hasOwn(holder, token)) throw new PatchError('There is nothing', path);
    const { [token]: _gone, ...rest } = holder;
    return rest;
  });
}

/** Changes the value that holds the last token of a path, and copies only what stands above it. */
function within(document: JsonObject, path: string, change: (holder: Json, token: string) => Json): JsonObject {
  const tokens = tokensOf(path);
  const last = tokens.pop();
  if (last === undefined) throw new PatchError('The document itself cannot be changed', path);
  if (last === '__proto__') throw new PatchError('This key is reserved', path);
  const go = (value: Json | undefined, depth: number): Json => {
    if (value === undefined) throw new PatchError('There is nothing', path);
    const token = tokens[depth];
    if (token === undefined) return change(value, last);
    if (Array.isArray(value)) {
      if (!isIndex(token, value.length - 1)) throw new PatchError('There is nothing', path);
      return value.with(Number(token), go(value[Number(token)], depth + 1));
    }
    if (!isObject(value) || !Object.hasOwn(value, token)) throw new PatchError('There is nothing', path);
    return { ...value, [token]: go(value[token], depth + 1) };
  };
  const changed = go(document, 0);
  if (!isObject(changed)) throw new PatchError('A document is an object', path);
  return changed;
}

function isIndex(token: string, last: number): boolean {
  return /^(0|[1-9]\d*)$/.test(token) && Number(token) <= last;
}
