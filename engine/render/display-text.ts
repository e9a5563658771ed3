import type { OptionStore } from '../data/option-store.ts';
import type { Read } from '../schema/check/index.ts';
import type { Field } from '../schema/fields.ts';
import type { Language, Translate } from '../schema/text/text.ts';
import { valueKinds } from '../schema/values/index.ts';

interface Display {
  readonly language: Language;
  readonly translate: Translate;
  readonly options: OptionStore;
  readonly read: Read;
  /** The server's own words for the value, which win where the kind looks things up. */
  readonly stored?: unknown;
}

/** A value as people read it; '' when it is empty. */
export function displayText(
  field: Field,
  value: unknown,
  { language, translate, options, read, stored }: Display,
): string {
  const kind = valueKinds[field.kind];
  if (kind.isEmpty(value)) return '';
  if (typeof stored === 'string' && stored !== '' && (kind.lookup || field.descriptor.filledBy !== undefined))
    return stored;
  return kind.display(value, field, {
    language,
    translate,
    optionsOf: (asked) => options.read(asked, read).options,
  });
}
