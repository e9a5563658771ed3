import type { Column } from '../documents/list-document.ts';
import type { Field } from '../fields/fields.ts';
import { localText } from '../text/local-text.ts';
import type { Language } from '../text/text.ts';
import { withUnit } from '../values/index.ts';

export function withoutColon(label: string): string {
  return label.replace(/[：:]\s*$/, '');
}

/** What the head of a column says: its own words, else those of the field, with the unit of its figures. */
export function columnLabel(
  { prop, label }: Pick<Column, 'prop' | 'label'>,
  field: Field | undefined,
  language: Language,
) {
  const words = localText(label, language) || localText(field?.node.config.label, language) || prop;
  return withUnit(withoutColon(words), field, language);
}
