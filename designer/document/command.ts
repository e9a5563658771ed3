import type { Descriptor, DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { DesignTree } from './design-tree.ts';
import type { JsonObject } from './json.ts';
import type { DocumentPatch } from './patch.ts';

/** What a command plans on: the document as it is, and what is known about widgets. */
export interface Design {
  readonly document: JsonObject;
  readonly tree: DesignTree;
  readonly descriptors: DescriptorMap;
  /** What a widget is called: the label of a new node. */
  title(descriptor: Descriptor): string;
  /** Keys of the chosen nodes; the first is the one whose settings are shown. */
  readonly selection: readonly string[];
}

/** What a command would do. An empty patch is no entry of the history. */
export interface Plan {
  readonly patch: DocumentPatch;
  /** Ids of what is chosen afterwards; the selection stays where this is absent. */
  readonly select?: readonly string[];
  /** Entries in a row with one key become one, until the store is told to seal (a field was left). */
  readonly mergeKey?: string;
  /** Said to screen readers and shown in the history: key of a text with its places, by custom `command.<name>`. */
  readonly says?: { readonly key: string; readonly places?: Readonly<Record<string, string | number>> };
}

/** Why a command cannot be given here and now: key of a text, by custom `refusal.<what>`. */
export interface Refused {
  readonly refused: string;
  readonly places?: Readonly<Record<string, string | number>>;
}

/** Something an administrator can do to a design. Pure: the same design and arguments give the same plan. */
export interface Command<Args> {
  /** `node.insert`; key of its name in `command.<name>`. */
  readonly name: string;
  plan(design: Design, args: Args): Plan | Refused;
}

export function defineCommand<Args>(command: Command<Args>): Command<Args> {
  return command;
}

export function isRefused(result: Plan | Refused): result is Refused {
  return 'refused' in result;
}
