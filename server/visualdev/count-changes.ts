import { designChanges, nothingOnline } from '../../engine/schema/compare/index.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { migrateDocument } from '../../engine/schema/migrations/index.ts';
import { nameText } from '../../engine/schema/text/local-text.ts';
import { descriptors } from '../kernel/descriptors.ts';
import type { ReleaseRecord } from './model-tables.ts';

/** What a stored design says, as a draft or as a version. */
export type StoredDesign = Pick<
  ReleaseRecord,
  | 'full_name'
  | 'full_names'
  | 'en_code'
  | 'type'
  | 'web_type'
  | 'tables'
  | 'form_data'
  | 'column_data'
  | 'category'
  | 'description'
>;

/** How much readers see change: as many entries as the designer lists before a publish. The first version is all new. */
export function countChanges(before: StoredDesign | undefined, after: StoredDesign): number {
  const now = documentOf(after);
  return designChanges(before ? documentOf(before) : nothingOnline(now), now, descriptors).length;
}

type Data = Readonly<Record<string, unknown>>;

function documentOf(design: StoredDesign): Data {
  return Object(migrateDocument(isScreenType(design.type) ? JSON.parse(design.form_data) : modelOf(design)).document);
}

function modelOf({ form_data, column_data, tables, ...design }: StoredDesign): Data {
  const [list, bound] = [read(column_data), read(tables)];
  return {
    fullName: nameText({ fullName: design.full_name, ...(design.full_names ? { names: design.full_names } : {}) }),
    enCode: design.en_code,
    type: design.type,
    webType: design.web_type,
    // Versions of before these were kept say nothing of them: they are not compared.
    ...(design.category === null ? {} : { category: design.category }),
    ...(design.description === null ? {} : { description: design.description }),
    form: JSON.parse(form_data),
    ...(list ? { list } : {}),
    ...(bound ? { tables: bound } : {}),
  };
}

const read = (text: string): unknown => (text.trim() === '' ? null : JSON.parse(text));
