import type { FindingCode } from '../../findings/finding-codes.ts';
import type { TextParams } from '../../text/text.ts';
import type { FoundControl } from './control-of.ts';
import { isRecord, type JsonRecord } from './json.ts';
import { configKeys } from './property-table.ts';

/** A foreign node taken apart, whatever its dialect. */
export interface SplitNode {
  readonly config: JsonRecord;
  readonly vModel: unknown;
  readonly slot: unknown;
  readonly on: unknown;
  readonly children: readonly unknown[];
  /** `children` when it is no list: nothing to descend into, but not to be lost either. */
  readonly oddChildren: unknown;
  /** Properties of the control itself. */
  readonly props: JsonRecord;
  /** Where the dialect knows which control it is better than its key or tag would tell. */
  readonly control?: FoundControl;
  /** What stands in `config.foreign` besides. */
  readonly kept?: JsonRecord;
  readonly notes?: readonly SplitNote[];
}

/** Something to say about a node; `path` leads into what is kept of it. */
export interface SplitNote {
  readonly code: FindingCode;
  readonly params: TextParams;
  readonly path?: readonly string[];
}

/** Keys of a node that are not properties of its control. */
const nodeKeys = new Set(['__config__', '__vModel__', '__slot__', 'on', 'children', 'vModel', 'prepend', 'append']);

export function splitNode(node: JsonRecord): SplitNode {
  const flat = !isRecord(node.__config__);
  const inner = isRecord(node.__config__) ? node.__config__ : {};
  const config: JsonRecord = {};
  const props: JsonRecord = {};
  for (const [key, value] of Object.entries(inner)) if (key !== 'children') config[key] = value;
  for (const [key, value] of Object.entries(node)) {
    if (flat && configKeys.has(key)) config[key] = value;
    else if (!nodeKeys.has(key) || (key === '__config__' && !isRecord(value))) props[key] = value;
    else if (!flat && !key.startsWith('__') && key !== 'on' && key !== 'children') props[key] = value;
  }
  const children = [inner.children, node.children].find(Array.isArray) ?? [];
  return {
    config,
    vModel: node.__vModel__ ?? (flat ? node.vModel : undefined),
    slot: flat && node.__slot__ === undefined ? affixes(node) : node.__slot__,
    on: node.on,
    children,
    oddChildren: [inner.children, node.children].find((one) => one !== undefined && one !== children),
    props,
  };
}

/** The flat dialect writes `prepend` and `append` on the field. */
function affixes(node: JsonRecord): JsonRecord | undefined {
  const slot: JsonRecord = {};
  for (const name of ['prepend', 'append']) if (node[name] !== undefined) slot[name] = node[name];
  return Object.keys(slot).length > 0 ? slot : undefined;
}
