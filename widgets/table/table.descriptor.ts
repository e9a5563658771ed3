import { askedSource } from '../../engine/schema/fields/asked-rows.ts';
import { defineDescriptor, type Setting } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { readTableSettings } from './stored-settings.ts';
import { tableTexts } from './table.texts.ts';

const setting = settingsOf('table', tableTexts);
const words = (key: string) => ({
  zh: Reflect.get(tableTexts.zh, `setting.table.${key}`),
  en: Reflect.get(tableTexts.en, `setting.table.${key}`),
  zhtw: Reflect.get(tableTexts.zhtw, `setting.table.${key}`),
});

type Choices = readonly { readonly value: string | number; readonly key: string }[];

/** One column of a setting that is a list of objects. */
function part(list: string, name: string, aditKey: string, choices?: Choices): Setting {
  const options = choices?.map(({ value, key }) => ({ value, label: Reflect.get(tableTexts.zh, key) }));
  return {
    id: `${list}-${name}`,
    vModel: name,
    config: { aditKey, label: words(`${list}.${name}`), span: 24 },
    ...(options ? { slot: { options }, props: { props: { value: 'value', label: 'label' } } } : {}),
  };
}

/** A list of objects is a table itself. */
function list(name: string, children: readonly Setting[]): Setting {
  const node = setting(name, 'table');
  return { ...node, config: { ...node.config, children: [...children] } };
}

/** Source of the names of a table's own columns: each design has others, and whoever draws the settings knows them. */
export const columnSource = '$columns';

/** Names of columns, offered by that source. */
function columnNames(name: string): Setting {
  const node = setting(name, 'select', { props: { multiple: true, allowCreate: true } });
  return { ...node, config: { ...node.config, dataType: 'dynamic', propsUrl: columnSource } };
}

const buttons = (name: string) =>
  list(name, [part('button', 'value', 'input'), part('button', 'label', 'input'), part('button', 'show', 'switch')]);

const addTypes = [
  { value: 0, label: tableTexts.zh['setting.table.addType.row'] },
  { value: 1, label: tableTexts.zh['setting.table.addType.records'] },
];

/**
 * Rows inside a form. `addTableConf` of imported designs is read as well: the settings from `interfaceId` to
 * `templateJson` say the same, one by one.
 */
export const tableDescriptor = defineDescriptor({
  key: 'table',
  kind: 'field',
  category: 'advanced',
  icon: 'TableOutlined',
  title: 'widget.table',
  palette: { rank: 210 },
  value: 'table',
  holds: 'columns',
  viewsItself: true,
  ownLabel: true,
  inTable: false,
  heightPx: 260,
  defaults: {},
  settings: [
    setting('actionText', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addType', 'select', { options: addTypes, defaultValue: 0 }),
    setting('interfaceId', 'input'),
    setting('popupTitle', 'input', { edit: 'words', props: { maxlength: 40 } }),
    setting('popupWidth', 'input', { props: { maxlength: 10 } }),
    setting('hasPage', 'switch', { defaultValue: true }),
    setting('pageSize', 'inputIntNumber', {
      props: { min: 1, max: limits.pageSizeMost },
      defaultValue: limits.pageSize,
    }),
    list('columnOptions', [part('columnOptions', 'value', 'input'), part('columnOptions', 'label', 'input')]),
    list('relationOptions', [
      part('relationOptions', 'field', 'input'),
      part('relationOptions', 'type', 'select', [
        { value: 1, key: 'setting.table.relationOptions.type.column' },
        { value: 2, key: 'setting.table.relationOptions.type.constant' },
      ]),
      part('relationOptions', 'value', 'input'),
    ]),
    list('templateJson', [
      part('templateJson', 'field', 'input'),
      part('templateJson', 'relationField', 'input'),
      part('templateJson', 'defaultValue', 'input'),
    ]),
    setting('showSummary', 'switch'),
    columnNames('summaryField'),
    setting('thousands', 'switch'),
    columnNames('thousandsField'),
    buttons('columnBtnsList'),
    buttons('footerBtnsList'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  reaches: {
    interfaceId: 'interface',
    'addTableConf.interfaceId': 'interface',
    'footerBtnsList.*.actionConfig.interfaceId': 'interface',
  },
  asksRows(node) {
    const { records, footer = [] } = readTableSettings(node.props ?? {}, node);
    const columns = node.config.children?.flatMap(({ vModel }) => vModel ?? []) ?? [];
    return [records, ...footer.map((button) => button.records)].flatMap((source) => {
      if (!source) return [];
      const asked = askedSource(source);
      // Where nothing says what goes into which column, outputs go into the columns of their names.
      const isSame = asked.names.length > 0 && source.relations.length === 0;
      return [isSame ? { ...asked, names: [...asked.names, ...columns] } : asked];
    });
  },
  texts: tableTexts,
});
