import type { CallTable, Publisher } from '../acts/judge-acts.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import type { PatternEngine } from '../rules/index.ts';

/** What a document is checked against. A list that is not given is not checked. */
export interface ValidationContext {
  readonly descriptors: DescriptorMap;
  /** Ids of dictionary types that exist. */
  readonly dictionaries?: ReadonlySet<string>;
  /** Ids of data interfaces that exist. */
  readonly interfaces?: ReadonlySet<string>;
  /** The call table: which documents may name a call, and whose right it is. */
  readonly calls?: CallTable;
  /** Who is to put the document online. */
  readonly publisher?: Publisher;
  /** Of a model that is stored. */
  readonly modelId?: string;
  /** Whether a screen is as it came with the program; nothing is taken for that where nobody knows. */
  isShipped?(screen: unknown): boolean;
  /** Whether an address leads to a host that an administrator has listed; addresses are not judged where nobody knows. */
  isListed?(address: string): boolean;
  /** What will run the patterns of `regList`; unless told, only their syntax is checked. */
  readonly patterns?: PatternEngine;
}
