import { resources } from '../../engine/schema/resources/all-resources.ts';
import { categoryDictionaries } from '../kernel/category-names.ts';

/** Codes of the dictionaries that the product itself names: their code is fixed, and they are there for good. */
export const builtInDictionaries: ReadonlySet<string> = new Set<string>([
  ...Object.values(categoryDictionaries),
  ...resources.flatMap(({ shape }) =>
    Object.values(shape).flatMap((field) => (field.kind === 'dictionary' ? [field.dictionary] : [])),
  ),
]);
