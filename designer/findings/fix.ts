import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { changeProperty } from '../commands/index.ts';
import type { DesignTree, TreeNode } from '../document/design-tree.ts';
import type { Json, JsonObject } from '../document/json.ts';
import type { DesignStore } from '../history/design-store.ts';

/** How a finding can be put right by one press. */
export interface Fix {
  /** `designer.findings.fix.<name>` says what the press does. */
  readonly name:
    | 'deleteReference'
    | 'deleteStep'
    | 'deleteEntry'
    | 'deleteRule'
    | 'rename'
    | 'newId'
    | 'replace'
    | 'restore'
    | 'clear'
    | 'asZero'
    | 'operator'
    | 'moveOut'
    | 'widen'
    | 'shorten'
    | 'addColumn'
    | 'addOptions'
    | 'usualColumns'
    | 'giveName';
  /** A person has to say something: the press leads to where it is said. */
  readonly leads?: true;
  /** @returns whether it was done */
  apply(store: DesignStore): boolean;
}

export interface Place {
  readonly finding: Finding;
  readonly document: JsonObject;
  readonly tree: DesignTree;
  readonly descriptors: DescriptorMap;
  /** The node that the finding stands in, and the pointer from there. */
  readonly node: TreeNode | undefined;
  readonly rest: string;
}

export type Find = (place: Place) => Fix | null;

export const done = (refused: unknown): boolean => refused === null;

export const change = (name: Fix['name'], key: string, path: string, value: Json | undefined): Fix => ({
  name,
  apply: (store) => done(store.run(changeProperty, { key, path, value })),
});
