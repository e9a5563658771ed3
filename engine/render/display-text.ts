import type { OptionStore } from '../contract/option-store.ts';
import type { Read } from '../schema/check/index.ts';
import type { Field } from '../schema/fields/fields.ts';
import type { Language, Translate } from '../schema/text/text.ts';
import { isInWords, valueKinds, withAffixes } from '../schema/values/index.ts';

interface Display {
  readonly language: Language;
  readonly translate: Translate;
  readonly timeZone: string;
  readonly options: OptionStore;
  readonly read: Read;
  /** The server's own words for the value, which win where the kind looks things up. */
  readonly stored?: unknown;
  /** The value is only read here: masked where the design masks it. */
  readonly masked?: boolean;
  /** With what stands around it: currency, unit. */
  readonly affixed?: boolean;
}

/** A value as people read it; '' when it is empty. */
export function displayText(
  field: Field,
  value: unknown,
  { language, translate, timeZone, options, read, stored, masked = false, affixed = false }: Display,
): string {
  const kind = valueKinds[field.kind];
  if (kind.isEmpty(value)) return '';
  if (typeof stored === 'string' && stored !== '' && isInWords(field)) return stored;
  const refers = options.names && field.descriptor.refers?.(field.node);
  if (options.names && refers) return options.names.textOf(refers.to, value, translate);
  const text = kind.display(value, field, {
    language,
    translate,
    timeZone,
    unmasked: !masked,
    optionsOf: (asked) => options.read(asked, read).options,
  });
  return affixed ? withAffixes(text, field, language) : text;
}
