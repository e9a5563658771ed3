import { languages } from '../../../engine/schema/text/text.ts';
import { languageAtom } from '../../settings/settings.ts';
import { loadLanguage } from '../../words/words.ts';
import type { Command } from './command.ts';

/** The words come first: a language without them leaves the one before. */
export const setLanguage: Command = async ({ store, toast, translate }, { value }, quiet) => {
  const language = languages.find((one) => one === value);
  if (!language) return;
  try {
    await loadLanguage(language);
  } catch (error) {
    if (!quiet) toast('error', translate('request.failed'));
    throw error;
  }
  store.set(languageAtom, language);
};
