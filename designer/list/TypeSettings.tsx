import { useId } from 'react';
import { treeSources } from '../../engine/schema/documents/list-kinds.ts';
import { mayFollowTree, mayGroup, mayHoldParent } from '../../engine/schema/lists/list-type.ts';
import type { DesignField } from '../document/design-fields.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { withKey } from '../document/list-edit.ts';
import type { DocSetting } from '../form-settings/doc-setting.ts';
import { SettingRows } from '../form-settings/SettingRows.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ParameterRows } from '../settings/editors/ParameterTable.tsx';
import { useCallRows } from '../settings/use-call-rows.ts';
import { useListPane } from './list-context.ts';

/** What the type of the list is about: the field that groups it, the row above, the tree beside it. */
export function TypeSettings() {
  const text = useDesignerText();
  const { list, fields, edit } = useListPane();
  const isTree = list.type === 2 || list.hasTreeQuery === true;
  const offered = (may: typeof mayGroup) =>
    [...fields.values()].filter((field) => may(candidate(field))).map(({ code, label }) => ({ value: code, label }));
  const field = (key: string, may: typeof mayGroup): DocSetting => ({
    key,
    kind: 'select',
    otherwise: null,
    options: offered(may),
    hint: true,
  });
  const settings: DocSetting[] = [
    ...(list.type === 3 ? [field('groupField', mayGroup)] : []),
    ...(list.type === 5 ? [field('parentField', mayHoldParent)] : []),
    ...(list.type === 2 ? [] : [{ key: 'hasTreeQuery', kind: 'switch', otherwise: false, hint: true } as const]),
  ];
  const change = (key: string, value: Json | undefined, typed: boolean) =>
    edit(withKey(list, key, value), undefined, typed ? key : undefined);
  return (
    <>
      <SettingRows
        settings={settings}
        values={list}
        words="designer.list.settings"
        placeholders={{
          groupField: text('designer.list.settings.choose'),
          parentField: text('designer.list.settings.choose'),
        }}
        onChange={change}
      />
      {isTree && <TreeSettings relations={offered(mayFollowTree)} onChange={change} />}
    </>
  );
}

function candidate({ kind, table, node, descriptor }: DesignField) {
  const config = isObject(node.config) ? node.config : {};
  return { kind, table, unique: config.unique === true, isFilled: descriptor.filledBy !== undefined };
}

interface TreeProps {
  readonly relations: readonly { readonly value: string; readonly label: string }[];
  onChange(key: string, value: Json | undefined, typed: boolean): void;
}

/** The tree beside the list: where it comes from, and what of the list it narrows. */
function TreeSettings({ relations, onChange }: TreeProps) {
  const text = useDesignerText();
  const { list, fields, edit } = useListPane();
  const id = useId();
  const dictionaries = useCallRows('dictionaryTypes');
  const interfaces = useCallRows('interfaceSelector');
  const source = list.treeDataSource ?? 'dictionary';
  const named = ({ rows }: typeof dictionaries) => rows.map(({ id, name }) => ({ value: id, label: name }));
  const select = { kind: 'select', otherwise: null } as const;
  const settings: DocSetting[] = [
    { key: 'treeTitle', kind: 'words', otherwise: null },
    { key: 'treeRelation', ...select, options: relations, hint: true },
    { key: 'treeDataSource', kind: 'select', otherwise: 'dictionary', choices: treeSources },
    ...(source === 'dictionary' ? [{ key: 'treeDictionary', ...select, options: named(dictionaries) }] : []),
    ...(source === 'api'
      ? [
          { key: 'treeInterfaceId', ...select, options: named(interfaces) },
          { key: 'treePropsValue', kind: 'text', otherwise: 'id', max: 64 } as const,
          { key: 'treePropsLabel', kind: 'text', otherwise: 'fullName', max: 64 } as const,
          { key: 'treePropsChildren', kind: 'text', otherwise: 'children', max: 64 } as const,
        ]
      : []),
    { key: 'treeSynType', kind: 'choice', otherwise: 0, choices: [0, 1] },
    { key: 'isIncludeSubordinate', kind: 'switch', otherwise: false, hint: true },
  ];
  return (
    <>
      <SettingRows
        settings={settings}
        values={list}
        words="designer.list.settings"
        placeholders={{
          treeTitle: fields.get(String(list.treeRelation))?.label ?? text('designer.list.sample.tree'),
          treeRelation: text('designer.list.settings.choose'),
          treeDictionary: text('designer.list.settings.choose'),
          treeInterfaceId: text('designer.list.settings.choose'),
        }}
        onChange={(key, value, typed) => {
          if (key === 'treeRelation') edit(withRelation(list, fields.get(String(value)), value));
          else onChange(key, value, typed);
        }}
      />
      {source === 'api' && (
        <ParameterRows
          id={id}
          chosen={list.treeInterfaceId ?? list.treePropsUrl}
          stored={list.treeTemplateJson}
          offered={[]}
          onChange={(value, typed) => onChange('treeTemplateJson', value, typed)}
        />
      )}
    </>
  );
}

/** A field that takes its values from somewhere brings its source along, where none was chosen. */
function withRelation(list: JsonObject, field: DesignField | undefined, value: Json | undefined): JsonObject {
  const next = withKey(list, 'treeRelation', value);
  const config = field && isObject(field.node.config) ? field.node.config : {};
  if (field?.descriptor.filledBy === 'currOrganize') return withKey(next, 'treeDataSource', 'organize');
  if (list.treeDictionary !== undefined || list.treeDataSource !== undefined) return next;
  const { dictionaryType } = config;
  if (config.dataType !== 'dictionary' || typeof dictionaryType !== 'string') return next;
  return withKey(next, 'treeDictionary', dictionaryType);
}
