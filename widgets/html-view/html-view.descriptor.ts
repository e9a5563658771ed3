import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { htmlViewTexts } from './html-view.texts.ts';

const setting = settingsOf('htmlView', htmlViewTexts);

export const htmlViewDescriptor = defineDescriptor({
  key: 'htmlView',
  kind: 'action',
  category: 'page',
  icon: 'FileTextOutlined',
  title: 'widget.htmlView',
  palette: { rank: 400 },
  defaults: { html: '', emptyText: '', framed: false },
  settings: [
    setting('html', 'textarea', { edit: 'data', props: { maxlength: limits.htmlLength } }),
    setting('field', 'input', { props: { maxlength: limits.fieldNameLength } }),
    setting('author', 'input', { props: { maxlength: 100 } }),
    setting('time', 'input', { props: { maxlength: 50 } }),
    setting('files', 'textarea', { edit: 'data' }),
    setting('framed', 'switch', { defaultValue: false }),
    setting('emptyText', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' }),
  ],
  reaches: { html: 'html' },
  fieldProps: ['field'],
  fresh: { html: '<p>正文</p>' },
  texts: htmlViewTexts,
  inTable: false,
  ownLabel: true,
});
