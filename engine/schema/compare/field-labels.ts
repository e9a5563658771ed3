import { indexNodes, isRecord, labelOfNode } from '../diff/index.ts';
import type { Language } from '../text/text.ts';

/** Labels by the names under which lists know fields: `name`, and `table-name` for a column of a sub-table. */
export function fieldLabels(form: unknown, language: Language): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { value, parent } of indexNodes(form).byKey.values()) {
    const name = nameOf(value);
    if (name === undefined) continue;
    const table = parent === null ? undefined : nameOf(parent.value);
    labels.set(table === undefined ? name : `${table}-${name}`, labelOfNode(value, language));
  }
  return labels;
}

function nameOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node.vModel === 'string' && node.vModel !== '' ? node.vModel : undefined;
}
