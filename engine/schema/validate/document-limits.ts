import { pointer } from '../findings/finding.ts';
import { limits } from '../limits.ts';
import { textBytes } from './json-bytes.ts';
import { isRecord, type Report } from './report.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Where counting ends: a document this large is no design, and one that refers to itself has no size at all. */
const bytesCounted = limits.bodyBytes * 4;
const depthCounted = 10_000;

type Role = 'document' | 'nodes' | 'node' | 'config' | 'data';

interface Frame {
  readonly value: object;
  /** Null for a list. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  next: number;
  readonly role: Role;
  readonly key: string | number;
}

/**
 * Looks at a document before anything else does, without recursion: size, depth, number of nodes, keys that must not
 * be, values that JSON does not have. Source: design 3; reliability A48, A85, A87.
 * @returns false when the document is not to be looked at any further
 */
export function keepsDocumentLimits(document: unknown, report: Report): boolean {
  if (!isRecord(document)) {
    report.add('document.notObject', '');
    return false;
  }
  const stack: Frame[] = [];
  const around = new Set<object>();
  const path = () => pointer('', ...stack.slice(1).map((frame) => frame.key));
  let bytes = 0;
  let nodes = 0;
  let nodeDepth = 0;
  let deepest = { nodes: 0, data: 0 };
  let deepNodeAt: string | undefined;
  let deepDataAt: string | undefined;
  let isJson = true;

  const refuse = (key: string | number, what: string) => {
    isJson = false;
    report.add('document.notJson', pointer(path(), key), { what });
  };

  const enter = (value: object, role: Role, key: string | number) => {
    if (around.has(value)) {
      isJson = false;
      report.add('document.cyclic', pointer(path(), key));
      return;
    }
    const keys = Array.isArray(value) ? null : Object.keys(value);
    const length = keys ? keys.length : (value as unknown[]).length; // no keys: it is a list
    stack.push({ value, keys, length, next: 0, role, key });
    around.add(value);
    bytes += 2 + Math.max(0, length - 1);
    if (role === 'node') {
      nodes += 1;
      nodeDepth += 1;
      if (nodeDepth > limits.documentDepth) deepNodeAt ??= path();
    }
    if (stack.length > limits.documentDataDepth) deepDataAt ??= path();
    deepest = { nodes: Math.max(deepest.nodes, nodeDepth), data: Math.max(deepest.data, stack.length) };
  };

  const leave = (frame: Frame) => {
    stack.pop();
    around.delete(frame.value);
    if (frame.role === 'node') nodeDepth -= 1;
  };

  enter(document, 'document', '');
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    if (frame.next >= frame.length) {
      leave(frame);
      continue;
    }
    if (bytes > bytesCounted || stack.length > depthCounted) break;
    const key = frame.keys ? (frame.keys[frame.next] ?? '') : frame.next;
    frame.next += 1;
    const value: unknown = Reflect.get(frame.value, key);
    if (typeof key === 'string') {
      if (value === undefined) continue;
      const text = textBytes(key);
      bytes += text.bytes + 1;
      if (forbiddenKeys.has(key)) report.add('document.forbiddenKey', pointer(path(), key), { key });
      if (!text.storable) report.add('document.text', pointer(path(), key));
    }
    if (typeof value === 'string') {
      const text = textBytes(value);
      bytes += text.bytes;
      if (!text.storable) report.add('document.text', pointer(path(), key));
    } else if (typeof value === 'object' && value !== null) {
      const tag = Object.prototype.toString.call(value).slice(8, -1);
      if (tag === 'Object' || tag === 'Array') enter(value, roleBelow(frame.role, key, value), key);
      else refuse(key, tag);
    } else if (typeof value === 'number' && Number.isFinite(value)) bytes += String(value).length;
    else if (typeof value === 'boolean' || value === null) bytes += value === false ? 5 : 4;
    else refuse(key, String(value === undefined ? 'undefined' : typeof value));
  }

  const counted = bytes > bytesCounted ? `${bytesCounted}+` : bytes;
  if (bytes > limits.documentBytes)
    report.add('document.tooLarge', '', { bytes: counted, limit: limits.documentBytes });
  if (nodes > limits.documentNodes)
    report.add('document.tooManyNodes', '', { count: nodes, limit: limits.documentNodes });
  if (deepNodeAt !== undefined)
    report.add('document.tooDeep', deepNodeAt, { depth: deepest.nodes, limit: limits.documentDepth });
  else if (deepDataAt !== undefined)
    report.add('document.deepData', deepDataAt, { depth: deepest.data, limit: limits.documentDataDepth });
  const fits = bytes <= limits.documentBytes && nodes <= limits.documentNodes;
  return isJson && fits && deepNodeAt === undefined && deepDataAt === undefined;
}

/** Which objects are nodes: the entries of `nodes` (of the document, or of a model's form) and of `config.children`. */
function roleBelow(role: Role, key: string | number, value: object): Role {
  const isList = Array.isArray(value);
  if (role === 'nodes') return isList ? 'data' : 'node';
  if (role === 'document' && key === 'nodes' && isList) return 'nodes';
  if (role === 'document' && key === 'form' && !isList) return 'document';
  if (role === 'node' && key === 'config' && !isList) return 'config';
  return role === 'config' && key === 'children' && isList ? 'nodes' : 'data';
}
