import type { ChoiceState } from '../calls/index.ts';
import type { Translate } from '../text/text.ts';

/** The name of what an id points to, or what has become of it; never the id. */
export const referredText = (state: ChoiceState, name: string, translate: Translate): string =>
  state === 'ok' ? name : translate(`value.named.${state}`, { name });

/** The names of a way, from the top down. */
export const wayText = (names: readonly string[]): string => names.join('/');
