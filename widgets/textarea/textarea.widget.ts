import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { storedCount } from '../shared/stored-text.ts';
import { Textarea } from './Textarea.tsx';
import { textareaDescriptor } from './textarea.descriptor.ts';

/** The dialect keeps both counts of lines in `autoSize`; own settings win over it, it wins over the defaults. */
function mapTextareaProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  const stored = node.props?.autoSize ?? node.props?.autosize;
  const lines: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const rows = (key: 'minRows' | 'maxRows') =>
    storedCount(node.props?.[key]) ?? storedCount(lines[key]) ?? storedCount(props[key]) ?? 5;
  const minRows = rows('minRows');
  return { ...props, minRows, maxRows: Math.max(minRows, rows('maxRows')) };
}

export const widget = defineWidget(textareaDescriptor, Textarea, mapTextareaProps);
