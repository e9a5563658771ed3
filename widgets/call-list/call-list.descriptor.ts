import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { callListTexts } from './call-list.texts.ts';

const setting = settingsOf('callList', callListTexts);

export const callListDescriptor = defineDescriptor({
  key: 'callList',
  kind: 'action',
  category: 'page',
  icon: 'TableOutlined',
  title: 'widget.callList',
  palette: { rank: 290 },
  defaults: {
    call: '',
    rowKey: 'id',
    name: '',
    columns: [],
    searches: [],
    toolbar: [],
    rowActions: [],
    batchActions: [],
    pageSize: 20,
    compact: false,
    pages: false,
    refreshSeconds: 0,
  },
  settings: [
    setting('call', 'input', { edit: 'call', props: { maxlength: 100 }, defaultValue: '' }),
    setting('params', 'textarea', { edit: 'data' }),
    listSetting('callList', 'query', callListTexts, ['name', 'value']),
    setting('rowKey', 'input', { props: { maxlength: 50 }, defaultValue: 'id' }),
    setting('name', 'input', { edit: 'words', props: { maxlength: 50 }, defaultValue: '' }),
    listSetting('callList', 'columns', callListTexts, ['prop', 'label', 'kind', 'width']),
    listSetting('callList', 'searches', callListTexts, ['name', 'label', 'type']),
    listSetting('callList', 'toolbar', callListTexts, ['key', 'label', 'icon', 'event']),
    listSetting('callList', 'rowActions', callListTexts, ['key', 'label', 'event']),
    listSetting('callList', 'batchActions', callListTexts, ['key', 'label', 'icon', 'event']),
    setting('treeCall', 'input', { props: { maxlength: 100 } }),
    setting('treeQuery', 'input', { props: { maxlength: 50 } }),
    setting('treeName', 'input', { props: { maxlength: 50 } }),
    setting('treeAllLabel', 'input', { props: { maxlength: 50 } }),
    listSetting('callList', 'treeToolbar', callListTexts, ['key', 'label', 'icon', 'event']),
    listSetting('callList', 'treeActions', callListTexts, ['key', 'label', 'event']),
    setting('pageSize', 'inputIntNumber', {
      props: { min: 1, max: limits.pageSizeMost },
      defaultValue: limits.pageSize,
    }),
    setting('compact', 'switch', { defaultValue: false }),
    setting('pages', 'switch', { defaultValue: false }),
    setting('refreshSeconds', 'inputIntNumber', { props: { min: 0, max: 3600 }, defaultValue: 0 }),
    setting('emptyTitle', 'input', { edit: 'words', props: { maxlength: 100 } }),
    setting('emptyText', 'input', { edit: 'words', props: { maxlength: 200 } }),
  ],
  reaches: { call: 'call', treeCall: 'call' },
  reloads: true,
  givesRow: true,
  texts: callListTexts,
  inTable: false,
  ownLabel: true,
});
