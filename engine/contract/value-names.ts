import type { RefersTo } from '../schema/fields/refers.ts';
import { type Chosen, readChosen, referredText, wayText } from '../schema/references/index.ts';
import type { Translate } from '../schema/text/text.ts';
import type { NameStore } from './name-store.ts';
import { namesOf, type Reader } from './names-of.ts';

/** What stands for something that a value names, never its id. Undefined while it is not known. */
export function nameText({ keys }: Chosen, names: NameStore, translate: Translate): string | undefined {
  const texts = keys.map((key) => {
    const name = names.read(key);
    if (name === 'failed') return translate('value.named.unnamed');
    return name && referredText(name.state, name.fullName, translate);
  });
  return texts.every((text) => text !== undefined) ? wayText(texts) : undefined;
}

/** All that a value names, asked for with those of all other fields; of what is not known nothing. */
export function valueText(to: RefersTo, value: unknown, reader: Reader, translate: Translate): string {
  const names = namesOf(reader);
  const chosen = readChosen(value, to);
  names.want(chosen.flatMap(({ keys }) => keys));
  return chosen.flatMap((one) => nameText(one, names, translate) ?? []).join(translate('list.separator'));
}

/** Tells of names that have come. */
export const followNames = (reader: Reader, listener: () => void): (() => void) => namesOf(reader).subscribe(listener);
