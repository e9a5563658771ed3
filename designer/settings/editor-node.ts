import type { Node } from '../../engine/schema/documents/node.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';

/** Editors of the settings panel's own. */
export type EditorKind =
  | 'words'
  | 'fieldName'
  | 'kind'
  | 'span'
  | 'visibility'
  | 'defaultValue'
  | 'options'
  | 'calculation'
  | 'columns'
  | 'columnHeads'
  | 'openPanes'
  | 'fieldProp'
  | 'billRule'
  // Of pages.
  | 'pageWords'
  | 'pageData'
  | 'bound'
  | 'entries'
  | 'modelId'
  | 'call'
  | 'icon';

/** `aditKey` of an editor in a settings form; no widget of the product begins like it. */
export function editorKey(kind: EditorKind): string {
  return `settings:${kind}`;
}

/** A place of a settings form where an editor stands. */
export function editorNode(
  kind: EditorKind,
  id: string,
  label: LocalText | null | undefined,
  props: Readonly<Record<string, unknown>> = {},
): Node {
  return { id, config: { aditKey: editorKey(kind), ...(label ? { label } : {}) }, props: { ...props } };
}
