import { Select } from 'antd';
import { useId } from 'react';
import { bodyContainer } from '../../widgets/shared/body-container.ts';
import { isObject, type Json } from '../document/json.ts';
import { findEntry, withKey } from '../document/list-edit.ts';
import type { DocSetting } from '../form-settings/doc-setting.ts';
import { SettingRows } from '../form-settings/SettingRows.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';

const part = 'uploaderTemplateJson';
/** What no cell of a spreadsheet holds, or nobody fills in. */
const never: ReadonlySet<string> = new Set(['files', 'geometry', 'computed', 'table']);
const settings: readonly DocSetting[] = [
  { key: 'dataType', kind: 'choice', otherwise: '1', choices: ['1', '2'], hint: true },
];

/** What an import takes, of a list that has the button: new records alone or others too, and which fields its file has. */
export function ImportSettings() {
  const text = useDesignerText();
  const id = useId();
  const { list, fields, edit } = useListPane();
  if (!findEntry(list, { zone: 'btnsList', id: 'upload' })) return null;
  const found = list[part];
  const stored = isObject(found) ? found : {};
  const write = (key: string, value: Json | undefined) => {
    const next = withKey(stored, key, value);
    edit(withKey(list, part, Object.keys(next).length > 0 ? next : undefined));
  };
  const offered = [...fields.values()].filter(
    ({ kind, descriptor }) => !never.has(kind) && descriptor.filledBy === undefined,
  );
  const chosen = Array.isArray(stored.selectKey) ? stored.selectKey.filter((code) => typeof code === 'string') : [];
  return (
    <>
      <SettingRows settings={settings} values={stored} words="designer.list.import" onChange={write} />
      <div className="adit-design-setting">
        <label htmlFor={id}>{text('designer.list.import.selectKey')}</label>
        <Select
          id={id}
          mode="multiple"
          value={chosen}
          placeholder={text('designer.list.import.selectKey.none')}
          optionFilterProp="label"
          options={offered.map(({ code, label }) => ({ value: code, label }))}
          onChange={(codes: string[]) => write('selectKey', codes.length > 0 ? codes : undefined)}
          getPopupContainer={bodyContainer}
        />
        <p className="adit-design-setting-hint">{text('designer.list.import.selectKey.hint')}</p>
      </div>
    </>
  );
}
