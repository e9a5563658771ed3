import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withUploadTexts } from '../upload-file/upload.texts.ts';
import { fileListTexts } from './file-list.texts.ts';

const setting = settingsOf('fileList', fileListTexts);

/** Files of a record, to be opened and saved; none is added here. */
export const fileListDescriptor = defineDescriptor({
  key: 'fileList',
  kind: 'field',
  category: 'display',
  icon: 'FileOutlined',
  title: 'widget.fileList',
  palette: { group: 'display' },
  value: 'files',
  defaults: { canDelete: false },
  settings: [setting('canDelete', 'switch', { defaultValue: false })],
  texts: withUploadTexts(fileListTexts),
  rare: true,
  inTable: true,
  inSearch: false,
  viewsItself: true,
  heightPx: 64,
});
