// Here: people out of a spreadsheet, in the three steps of an import.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { userImportTexts } from './user-import.texts.ts';

/** Steps in which people are imported. `imported` runs when some of them are in. Source: administration P5 */
export const userImportDescriptor = defineDescriptor({
  key: 'userImport',
  kind: 'action',
  category: 'page',
  icon: 'UploadOutlined',
  title: 'widget.userImport',
  defaults: {},
  settings: [],
  texts: userImportTexts,
  inTable: false,
  ownLabel: true,
});
