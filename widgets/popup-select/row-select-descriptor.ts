import { type Descriptor, defineDescriptor, type Setting } from '../../engine/schema/fields/descriptor.ts';
import { readPickedRow } from '../../engine/schema/fields/row-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { settingLabel } from '../shared/setting-label.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { type RowSettingText, rowSelectTexts } from './popup-select.texts.ts';

interface Parts {
  readonly key: string;
  readonly icon: string;
  readonly rank: number;
  readonly title: Record<Language, string>;
  readonly looks: readonly ('dialog' | 'drawer' | 'popover')[];
  readonly widthPx: number;
}

/** What is known about a picker of rows of a data interface. Names and defaults: control types, popupSelect. */
export function rowSelectDescriptor({ key, icon, rank, title, looks, widthPx }: Parts): Descriptor {
  const texts = rowSelectTexts(key, title);
  const setting = settingsOf(key, texts);
  const label = (name: RowSettingText) => settingLabel(key, name, texts);
  const choices = (names: readonly (readonly [string | number, RowSettingText])[]) =>
    names.map(([value, name]) => ({ value, label: texts.zh[`setting.${key}.${name}`] ?? name }));
  /** @param named as in the table of words: the list, and the part of an entry */
  const part = (named: RowSettingText, aditKey = 'input'): Setting => {
    const [list = '', name = ''] = named.split('.');
    return { id: `${list}-${name}`, vModel: name, config: { aditKey, label: label(named), span: 24 } };
  };
  const list = (name: 'columnOptions' | 'templateJson' | 'relationOptions', children: readonly Setting[]): Setting => {
    const node = setting(name, 'table');
    return { ...node, config: { ...node.config, children: [...children] } };
  };
  const [look = 'dialog'] = looks;
  const relationTypes = choices([
    [1, 'relationOptions.type.column'],
    [2, 'relationOptions.type.constant'],
  ]);
  return defineDescriptor({
    key,
    kind: 'field',
    category: 'advanced',
    icon,
    title: `widget.${key}`,
    palette: { rank },
    value: (node) => (node.props?.multiple === true ? 'references' : 'reference'),
    picksRow: (node) => readPickedRow(node.props ?? {}),
    defaults: {
      ...{ interfaceId: '', propsValue: 'id', relationField: 'fullName', templateJson: [], columnOptions: [] },
      ...{
        relationOptions: [],
        hasPage: false,
        pageSize: limits.pageSize,
        popupType: look,
        popupWidth: `${widthPx}px`,
      },
      clearable: true,
    },
    settings: [
      setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } }),
      setting('interfaceId', 'input', { props: { maxlength: 64 } }),
      list('columnOptions', [part('columnOptions.value'), part('columnOptions.label')]),
      setting('propsValue', 'input', { props: { maxlength: 120 } }),
      setting('relationField', 'input', { props: { maxlength: 120 } }),
      list('templateJson', [
        part('templateJson.field'),
        part('templateJson.fieldName'),
        part('templateJson.relationField'),
        part('templateJson.defaultValue'),
        part('templateJson.required', 'switch'),
      ]),
      list('relationOptions', [
        part('relationOptions.field'),
        {
          ...part('relationOptions.type', 'select'),
          slot: { options: relationTypes },
          props: { props: { value: 'value', label: 'label' } },
        },
        part('relationOptions.value'),
      ]),
      setting('hasPage', 'switch'),
      setting('pageSize', 'inputIntNumber', {
        props: { min: 1, max: limits.pageSizeMost },
        defaultValue: limits.pageSize,
      }),
      ...(looks.length > 1
        ? [
            setting('popupType', 'select', {
              // Named by the panel.
              options: looks.map((one) => ({ value: one, label: one })),
              defaultValue: look,
            }),
          ]
        : []),
      setting('popupTitle', 'input', { edit: 'words', props: { maxlength: 40 } }),
      setting('popupWidth', 'input', { props: { maxlength: 10 } }),
      setting('multiple', 'switch'),
      setting('clearable', 'switch', { defaultValue: true }),
      setting('disabled', 'switch'),
      setting('readonly', 'switch'),
    ],
    reaches: { interfaceId: 'interface' },
    texts,
    inTable: true,
    inSearch: false,
    viewsItself: false,
  });
}
