import { sql } from 'kysely';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { PlacedRecord } from './map-tables.ts';

/** What is placed is called so in a language. */
export const shownName = (row: Pick<PlacedRecord, 'full_name' | 'names'>, language: Language | undefined): string =>
  nameIn({ fullName: row.full_name, names: readNames(row.names) }, language);

/** What has a text in its name, in any language, or in its code. @param pattern of `ilike` */
export const calledLike = (pattern: string) =>
  sql<boolean>`(full_name ilike ${pattern} or en_code ilike ${pattern} or names ->> 'en' ilike ${pattern}
    or names ->> 'zhtw' ilike ${pattern})`;
