import type { Translate } from '../schema/text/text.ts';
import type { Chosen } from './chosen.ts';
import type { NameStore } from './name-store.ts';

/**
 * What stands for something that a value names: its name, those above it before it, or what became of it; never its id.
 * Undefined while it is not known.
 */
export function nameText({ keys }: Chosen, names: NameStore, translate: Translate): string | undefined {
  const texts = keys.map((key) => {
    const name = names.read(key);
    if (name === undefined) return undefined;
    if (name === 'failed') return translate('value.named.unnamed');
    return name.state === 'ok' ? name.fullName : translate(`value.named.${name.state}`, { name: name.fullName });
  });
  return texts.every((text) => text !== undefined) ? texts.join('/') : undefined;
}
