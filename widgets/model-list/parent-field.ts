import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type Descriptor, type DescriptorMap, defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { modelListTexts } from './model-list.texts.ts';

const setting = (vModel: string, aditKey: string): Node => ({ id: vModel, vModel, config: { aditKey } });

/**
 * Chooses the row above among the rows of the same model. No document names it: it stands in the place of whatever holds
 * the id of that row in a tree table.
 */
export const parentRecordDescriptor: Descriptor = defineDescriptor({
  key: 'parentRecord',
  kind: 'field',
  category: 'advanced',
  icon: 'ApartmentOutlined',
  title: 'list.parent.choose',
  value: 'reference',
  defaults: {},
  settings: [
    setting('placeholder', 'input'),
    setting('none', 'input'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: modelListTexts,
  inner: true,
});

const known = new WeakMap<DescriptorMap, DescriptorMap>();

/** The widgets of a registry and the one that chooses a row above: the same map for the same registry. */
export function withParentRecord(descriptors: DescriptorMap): DescriptorMap {
  const made = known.get(descriptors) ?? new Map(descriptors).set(parentRecordDescriptor.key, parentRecordDescriptor);
  known.set(descriptors, made);
  return made;
}

/** A form in which the row above is chosen rather than typed. @param name of the field that holds its id */
export function choosingParent(form: FormDocument, name: string): FormDocument {
  return withNode(form, name, (node) => {
    const { slot: _, ...rest } = node;
    return { ...rest, config: { ...node.config, aditKey: parentRecordDescriptor.key } };
  });
}

/** A form whose new records stand below a row. */
export function bornBelow(form: FormDocument, name: string, above: string): FormDocument {
  return withNode(form, name, (node) => ({ ...node, config: { ...node.config, defaultValue: above } }));
}

function withNode(form: FormDocument, name: string, change: (node: Node) => Node): FormDocument {
  const visit = (node: Node): Node => {
    if (node.vModel === name) return change(node);
    const { children } = node.config;
    return children ? { ...node, config: { ...node.config, children: children.map(visit) } } : node;
  };
  return { ...form, nodes: form.nodes.map(visit) };
}
