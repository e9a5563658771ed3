import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { areaSelectTexts } from './area-select.texts.ts';

const setting = settingsOf('areaSelect', areaSelectTexts);
const levels = ['省', '省 / 市', '省 / 市 / 区', '省 / 市 / 区 / 街道'].map((label, value) => ({ value, label }));
const ranges = [
  { value: 'all', label: '全部' },
  { value: 'custom', label: '指定范围' },
];

export const areaSelectDescriptor = defineDescriptor({
  key: 'areaSelect',
  kind: 'field',
  category: 'advanced',
  icon: 'EnvironmentOutlined',
  title: 'widget.areaSelect',
  palette: { group: 'choice' },
  value: (node) => (node.props?.multiple === true ? 'paths' : 'path'),
  regions: true,
  // Source: control types 3, address.
  defaults: { level: 2, anyLevel: false, selectType: 'all', filterable: false, clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('level', 'select', { options: levels, defaultValue: 2 }),
    setting('anyLevel', 'switch'),
    setting('multiple', 'switch'),
    setting('filterable', 'switch'),
    setting('selectType', 'select', { options: ranges, defaultValue: 'all' }),
    setting('ableAddressIds', 'areaSelect', { props: { multiple: true, anyLevel: true, filterable: true, level: 2 } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: areaSelectTexts,
  inTable: true,
});
