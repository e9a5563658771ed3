import type { Language } from '../schema/text/text.ts';
import type { Option } from '../schema/values/index.ts';

const made = new WeakMap<readonly Option[], Map<Language, readonly Option[]>>();

/** Options with their labels in a language; the same list for the same asking, and the list itself where none differs. */
export function localOptions(options: readonly Option[], language: Language): readonly Option[] {
  const known = made.get(options)?.get(language);
  if (known) return known;
  const local = options.some(hasLabels) ? options.map((option) => localOption(option, language)) : options;
  const byLanguage = made.get(options) ?? new Map<Language, readonly Option[]>();
  made.set(options, byLanguage.set(language, local));
  return local;
}

function localOption(option: Option, language: Language): Option {
  const { labels, children } = option;
  return {
    ...option,
    label: labels?.[language] ?? option.label,
    ...(children ? { children: localOptions(children, language) } : {}),
  };
}

const hasLabels = ({ labels, children }: Option): boolean =>
  labels !== undefined || (children?.some(hasLabels) ?? false);
