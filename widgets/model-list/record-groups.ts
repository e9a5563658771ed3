import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { SystemValue } from '../../engine/schema/fields/descriptor.ts';
import type { Field, FieldCatalogue } from '../../engine/schema/fields/fields.ts';

/** What is told beside a record that is read. */
const whoAndWhen: ReadonlySet<SystemValue | undefined> = new Set([
  'createUser',
  'createTime',
  'modifyUser',
  'modifyTime',
  'currOrganize',
  'currPosition',
] as const);

/** A form as it is read, and the fields that are told beside it. */
export interface ReadForm {
  readonly form: FormDocument;
  readonly beside: readonly Field[];
}

/**
 * Groups of who and when alone are told beside a record, not a second time in it. Their fields stay in the form, unseen:
 * rules may ask for them.
 */
export function withoutRecordGroups(form: FormDocument, { byName }: FieldCatalogue): ReadForm {
  const beside: Field[] = [];
  const fieldOf = ({ vModel = '' }: Node) => byName.get(vModel);
  const isTold = (node: Node): boolean => {
    const { children = [] } = node.config;
    if (children.length > 0) return children.every(isTold);
    return whoAndWhen.has(fieldOf(node)?.descriptor.filledBy);
  };
  const take = (node: Node): void => {
    const field = fieldOf(node);
    if (field) beside.push(field);
    for (const child of node.config.children ?? []) take(child);
  };
  const read = (node: Node): Node => {
    const { children } = node.config;
    if (!children || children.length === 0 || fieldOf(node)) return node;
    if (!isTold(node)) return { ...node, config: { ...node.config, children: children.map(read) } };
    take(node);
    return { ...node, config: { ...node.config, noShow: true } };
  };
  return { form: { ...form, nodes: form.nodes.map(read) }, beside };
}
