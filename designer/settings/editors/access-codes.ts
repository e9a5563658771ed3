import { defaultCodes } from '../../../engine/schema/access/access-rule.ts';
import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import type { DesignTree, TreeNode } from '../../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { aditKeyOf, carriesValue, fieldName, parentOf, tableAround } from '../../document/node-facts.ts';

/** Nodes that ask for a permission code, besides some; none for no code. */
export function codeUsers(tree: DesignTree, code: string, besides: readonly string[]): TreeNode[] {
  if (code === '') return [];
  return [...tree.nodes.values()].filter(({ key, node }) => accessCode(node.access) === code && !besides.includes(key));
}

/** Events of a part that buttons of its own tell of: each may ask for a right. */
const buttonEvents: Readonly<Record<string, readonly string[]>> = { dialog: ['ok', 'link'] };

/** The same of nodes that are chosen together; none where they are different ones. */
export function buttonEventsOf(tree: DesignTree, keys: readonly string[]): readonly string[] {
  const widgets = new Set(keys.map((key) => aditKeyOf(tree.nodes.get(key)?.node ?? {})));
  const [widget, ...others] = widgets;
  return (others.length === 0 && widget !== undefined && buttonEvents[widget]) || [];
}

/** How many rights a node asks for: for itself, and for its buttons. */
export function countRights({ access, onAccess }: JsonObject): number {
  const own = isObject(onAccess) ? Object.values(onAccess) : [];
  return [access, ...own].filter((one) => accessCode(one) !== '').length;
}

/** The code that a node asks for; '' where it asks for none. */
export function accessCode(stored: unknown): string {
  const code = typeof stored === 'object' && stored !== null && 'code' in stored ? stored.code : stored;
  return typeof code === 'string' ? code : '';
}

/** The parts of an access setting as they are edited. */
export interface AccessParts {
  readonly code: string;
  /** '': whatever kind the code is granted as. */
  readonly kind: string;
  readonly modelId: string;
  readonly judge: boolean;
}

/** @param stored a code as text, or its parts; what makes no sense is as if it were not */
export function accessParts(stored: unknown): AccessParts {
  const { kind, modelId, judge } = Object(stored) as Record<string, unknown>; // a text has none of them
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const usual = typeof stored === 'object' && stored !== null ? 'button' : '';
  return { code: accessCode(stored), kind: text(kind) || usual, modelId: text(modelId), judge: judge === true };
}

/** As short as it can be written: nothing without a code, the code alone where no more is said. A model has buttons first. */
export function storedAccess({ code, kind, modelId, judge }: AccessParts): Json | undefined {
  if (code === '') return undefined;
  if (kind === '' && modelId === '') return code;
  return {
    code,
    ...(kind === '' || kind === 'button' ? {} : { kind }),
    ...(modelId === '' ? {} : { modelId }),
    ...(judge && asksForJudge({ code, kind }) ? { judge } : {}),
  };
}

/** Whether the judge flag has a say: usual buttons are asked for only under it. */
export function asksForJudge({ code, kind }: Pick<AccessParts, 'code' | 'kind'>): boolean {
  return kind === 'button' && defaultCodes.has(code);
}

/** The code under which form and column rights name a field: `vModel`, or `table-child`; '' for what is no field. */
export function fieldCodeOf(tree: DesignTree, key: string, descriptors: DescriptorMap): string {
  const found = tree.nodes.get(key);
  if (!found || !carriesValue(found.node, descriptors)) return '';
  const around = parentOf(tree, found);
  const table = around && tableAround(tree, around.key, descriptors);
  const name = fieldName(found.node);
  return table && name !== '' ? `${fieldName(table.node)}-${name}` : name;
}
