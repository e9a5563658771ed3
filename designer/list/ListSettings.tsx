import { listTypes } from '../../engine/schema/documents/list-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import { mayCountStates } from '../../engine/schema/lists/list-type.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { withKey } from '../document/list-edit.ts';
import type { DocSetting } from '../form-settings/doc-setting.ts';
import { SettingRows } from '../form-settings/SettingRows.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ImportSettings } from './ImportSettings.tsx';
import { useListPane } from './list-context.ts';
import { TypePicker } from './TypePicker.tsx';
import { TypeSettings } from './TypeSettings.tsx';

/** Settings of the list as a whole. */
export function ListSettings() {
  const text = useDesignerText();
  const { list, fields, edit } = useListPane();
  const sortable = [...fields.values()].filter(({ table, kind }) => table === null && valueKinds[kind].sortable);
  const system = ['createTime', 'modifyTime'].filter((prop) => !fields.has(prop));
  const order = [
    ...sortable.map(({ code, label }) => ({ value: code, label })),
    ...system.map((prop) => ({ value: prop, label: text(`designer.list.system.${prop}`) })),
  ];
  const none = { value: '', label: text('designer.list.settings.stateField.off') };
  const states = [...fields.values()]
    .filter(({ kind, table }) => mayCountStates({ kind, table, unique: false, isFilled: false }))
    .map(({ code, label }) => ({ value: code, label }));
  const hasChildren = [...fields.values()].some(({ table }) => table !== null);
  const opensChildren = hasChildren && list.type !== listTypes.inlineEdit && list.type !== listTypes.treeTable;
  const settings: DocSetting[] = [
    { key: 'defaultSidx', kind: 'select', otherwise: null, options: order },
    { key: 'sort', kind: 'choice', otherwise: 'desc', choices: ['desc', 'asc'] },
    { key: 'hasPage', kind: 'switch', otherwise: true },
    {
      key: 'pageSize',
      kind: 'select',
      otherwise: limits.pageSize,
      options: limits.pageSizes.map((size) => ({ value: size, label: String(size) })),
    },
    ...(opensChildren
      ? [{ key: 'childTableStyle', kind: 'choice', otherwise: 1, choices: [1, 2], hint: true } as const]
      : []),
    { key: 'stateField', kind: 'select', otherwise: null, options: [none, ...states], hint: true },
    { key: 'showSummary', kind: 'switch', otherwise: false, hint: true },
    { key: 'thousands', kind: 'switch', otherwise: false, hint: true },
    { key: 'useBtnPermission', kind: 'switch', otherwise: false, hint: true },
    { key: 'useColumnPermission', kind: 'switch', otherwise: false },
    { key: 'useFormPermission', kind: 'switch', otherwise: false },
    { key: 'useDataPermission', kind: 'switch', otherwise: false },
    { key: 'printIds', kind: 'names', otherwise: [], hint: true },
  ];
  return (
    <>
      <TypePicker />
      <TypeSettings />
      <SettingRows
        settings={settings}
        values={list}
        words="designer.list.settings"
        placeholders={{
          defaultSidx: text('designer.list.settings.defaultSidx.none'),
          stateField: text('designer.list.settings.stateField.none'),
        }}
        onChange={(key, value, typed) => edit(withKey(list, key, value), undefined, typed ? key : undefined)}
      />
      <ImportSettings />
    </>
  );
}
