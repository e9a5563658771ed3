import type { DocumentKind } from '../documents/document-kinds.ts';
import { type Acts, noActs } from './acts.ts';
import { type CallTable, holdsRight, type Judging, judgeActs, type Publisher } from './judge-acts.ts';
import { visitList, visitNodesDocument } from './visit-document.ts';

/** What a version is stored with: what it may do, and what it was judged as. */
export interface VersionActs extends Acts {
  /** `shipped` of a screen that is as it came; of a model `list`, for both of its documents. */
  readonly kind: DocumentKind;
}

/** A screen, or form and list of a model. */
export type Documents =
  | { readonly kind: 'page' | 'door' | 'shipped'; readonly screen: unknown }
  | { readonly kind: 'list'; readonly form: unknown; readonly list: unknown };

/** What of a version is allowed; what is not is left out, and found by the validator. */
export function gatherActs(documents: Documents, judging: Omit<Judging, 'kind'>): VersionActs {
  const gather = (document: unknown, kind: DocumentKind): Acts => {
    const { visitor, acts } = judgeActs({ ...judging, kind }, () => {});
    (kind === 'list' ? visitList : visitNodesDocument)(document, judging.descriptors, visitor);
    return acts();
  };
  if (documents.kind !== 'list') return { kind: documents.kind, ...gather(documents.screen, documents.kind) };
  return { kind: 'list', ...together(gather(documents.form, 'form'), gather(documents.list, 'list')) };
}

function together(one: Acts, other: Acts): Acts {
  const both = (list: readonly string[], more: readonly string[]) => [...new Set([...list, ...more])].sort();
  const calls = new Map(Object.entries(one.calls));
  for (const [name, models] of Object.entries(other.calls)) calls.set(name, both(calls.get(name) ?? [], models));
  return {
    calls: Object.fromEntries([...calls].sort(([a], [b]) => (a < b ? -1 : 1))),
    commands: both(one.commands, other.commands),
    models: both(one.models, other.models),
    hosts: both(one.hosts, other.hosts),
  };
}

/** What is left of a version's acts while its publisher holds what he holds now, and the table is what it is now. */
export function actsHeldBy({ kind, ...acts }: VersionActs, table: CallTable, publisher: Publisher): Acts {
  // Nobody's rights stand behind what came with the program; and a way in that goes shut lets nobody open it again.
  if (kind === 'shipped' || kind === 'door') return acts;
  const calls: [string, string[]][] = [];
  for (const [name, models] of Object.entries(acts.calls)) {
    const facts = Object.hasOwn(table, name) ? table[name] : undefined;
    const isOpen = facts?.documents?.some((one) => one === kind || (kind === 'list' && one === 'form')) ?? false;
    if (!facts || !isOpen) continue;
    const { right } = facts;
    if (!holdsRight(publisher, right)) continue;
    const held = right.kind === 'model' ? models.filter((id) => publisher.mayUse(id, right.button)) : models;
    if (right.kind !== 'model' || held.length > 0) calls.push([name, held]);
  }
  const models = acts.models.filter((id) => publisher.mayUse(id, undefined));
  return { ...acts, calls: Object.fromEntries(calls), models };
}

/** @param stored as it came out of storage; what cannot be read may do nothing */
export function readActs(stored: unknown): VersionActs {
  if (typeof stored !== 'object' || stored === null) return { kind: 'page', ...noActs };
  // Written by `gatherActs` alone.
  return { kind: 'page', ...noActs, ...stored } as VersionActs;
}
