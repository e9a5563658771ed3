import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand, type Refused } from '../document/command.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { sourceSites } from './references/follow-source.ts';
import { valueOperations } from './set-value.ts';

/** What the program around a page calls its own data, and what steps call theirs. */
const reserved = new Set([
  'session',
  'route',
  'settings',
  'tabs',
  'live',
  'app',
  'visits',
  'values',
  'row',
  'value',
  'answer',
  'failure',
]);
const namePattern = /^[A-Za-z]\w{0,49}$/;

export interface AddSource {
  readonly name: string;
  /** Name of an entry of the call table; '' where it is chosen later. */
  readonly call: string;
}

/** A new named source of data at the end of the others. */
export const addSource = defineCommand<AddSource>({
  name: 'source.add',
  plan: ({ document }, { name, call }) => {
    const fault = nameFault(document, name);
    if (fault) return fault;
    const patch = valueOperations(document, pointer('/sources', name), { call });
    return patch ? { patch, says: { key: 'command.source.add', places: { name } } } : { refused: 'refusal.broken' };
  },
});

export interface RenameSource {
  readonly from: string;
  readonly to: string;
}

/** Gives a source another name in its place; whatever names it follows. */
export const renameSource = defineCommand<RenameSource>({
  name: 'source.rename',
  plan: ({ document }, { from, to }) => {
    const order = Object.keys(sourcesOf(document));
    if (!order.includes(from)) return { refused: 'refusal.gone' };
    if (from === to) return { patch: [] };
    const fault = nameFault(document, to);
    if (fault) return fault;
    const sites = sourceSites(document, from, to);
    const before = order[order.indexOf(from) + 1];
    return {
      patch: [
        ...sites.map(({ at, renamed: value }) => ({ op: 'replace', path: at, value }) as const),
        {
          op: 'move',
          from: pointer('/sources', from),
          path: pointer('/sources', to),
          ...(before === undefined ? {} : { before }),
        },
      ],
      says: { key: 'command.source.rename', places: { from, to, count: sites.length } },
    };
  },
});

export interface DeleteSource {
  readonly name: string;
}

/** Takes a source out that nothing uses any more. */
export const deleteSource = defineCommand<DeleteSource>({
  name: 'source.delete',
  plan: ({ document }, { name }) => {
    const sources = sourcesOf(document);
    if (!Object.hasOwn(sources, name)) return { refused: 'refusal.gone' };
    const at = pointer('/sources', name);
    // What it asks with may name itself; that goes with it.
    const count = sourceSites(document, name).filter((site) => !site.at.startsWith(`${at}/`)).length;
    if (count > 0) return { refused: 'refusal.sourceUsed', places: { name, count } };
    const isLast = Object.keys(sources).length === 1;
    return {
      patch: [{ op: 'remove', path: isLast ? '/sources' : at }],
      says: { key: 'command.source.delete', places: { name } },
    };
  },
});

export function sourcesOf({ sources }: JsonObject): JsonObject {
  return isObject(sources) ? sources : {};
}

/** A name that is free, from a wish. */
export function freeSourceName(document: JsonObject, wish: string): string {
  const base = /^[A-Za-z]\w*$/.test(wish) ? wish.slice(0, 40) : 'data';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (nameFault(document, name) === null) return name;
  }
}

function nameFault(document: JsonObject, name: string): Refused | null {
  if (!namePattern.test(name)) return { refused: 'refusal.sourceName', places: { name } };
  if (reserved.has(name)) return { refused: 'refusal.sourceReserved', places: { name } };
  return Object.hasOwn(sourcesOf(document), name) ? { refused: 'refusal.sourceTwin', places: { name } } : null;
}
