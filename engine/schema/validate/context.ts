import type { DescriptorMap } from '../descriptor.ts';
import type { PatternEngine } from '../rules/index.ts';

/** What a document is checked against. A list that is not given is not checked. */
export interface ValidationContext {
  readonly descriptors: DescriptorMap;
  /** Ids of dictionary types that exist. */
  readonly dictionaries?: ReadonlySet<string>;
  /** Ids of data interfaces that exist. */
  readonly interfaces?: ReadonlySet<string>;
  /** Names of the call table. */
  readonly calls?: ReadonlySet<string>;
  /** What will run the patterns of `regList`; the browser's own engine unless told. */
  readonly patterns?: PatternEngine;
}
