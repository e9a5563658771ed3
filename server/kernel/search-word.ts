import { Refused } from './refused.ts';

/**
 * The pattern of `ilike` for texts that hold what a person is looking for; its `%` and `_` are themselves.
 * @returns undefined where nothing is looked for
 * @throws Refused badInput for a character that no stored text has
 */
export function containing(keyword: string | undefined): string | undefined {
  const word = keyword?.trim() ?? '';
  if (word.includes('\u0000')) throw new Refused('badInput', 'list.keyword');
  return word === '' ? undefined : `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
