import { columnLooks } from '../../engine/schema/codes/code-looks.ts';
import { isDrawn } from '../../engine/schema/documents/list-buttons.ts';
import { buttonCode, buttonPlaces } from '../../engine/schema/documents/list-kinds.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import type { DesignField } from '../document/design-fields.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { type EntryPlace, findEntry, setEntry } from '../document/list-edit.ts';
import type { DocSetting } from '../form-settings/doc-setting.ts';
import { PlainRow } from '../form-settings/PlainRow.tsx';
import { SettingRows } from '../form-settings/SettingRows.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { columnFigures, hasFigure, setFigure } from './column-figures.ts';
import { usualWidth } from './column-width.ts';
import { useListPane } from './list-context.ts';
import { OwnButtonSteps } from './OwnButtonSteps.tsx';
import { PresetRow } from './PresetRow.tsx';
import { searchKindsOf } from './search-kinds.ts';

/** Settings of the chosen column, condition or button. */
export function EntrySettings({ place }: { readonly place: EntryPlace }) {
  const text = useDesignerText();
  const { list, fields, edit, nameOf } = useListPane();
  const entry = findEntry(list, place) ?? {};
  const field = fields.get(place.id);
  const { zone, id } = place;
  const take = (next: JsonObject, key: string, typed = false) =>
    edit(next, text('designer.list.news.changed', { name: nameOf(place) }), typed ? `${zone} ${id} ${key}` : undefined);
  const change = (key: string, value: Json | undefined, typed?: boolean) =>
    take(setEntry(list, place, key, value), key, typed);
  if (zone === 'columnList') {
    const numeric = [...fields.values()].filter(isNumeric).map(({ code }) => code);
    const figures = Object.fromEntries(columnFigures.map((figure) => [figure, hasFigure(list, figure, id)]));
    return (
      <SettingRows
        settings={columnSettings(field)}
        values={{ ...entry, ...figures }}
        words="designer.list.column"
        placeholders={{ label: field?.label ?? id, width: String(usualWidth) }}
        onChange={(key, value, typed) => {
          const figure = columnFigures.find((one) => one === key);
          const next = figure
            ? setFigure(list, figure, id, value === true, numeric)
            : setEntry(list, place, key, value);
          take(next, key, typed);
        }}
      />
    );
  }
  const isSearch = zone === 'searchList';
  if (zone === 'customBtnsList')
    return (
      <>
        <SettingRows
          settings={ownButtonSettings}
          values={entry}
          words="designer.list.own"
          placeholders={{ label: id, code: buttonCode(id) }}
          onChange={change}
        />
        <OwnButtonSteps place={place} entry={entry} />
      </>
    );
  return (
    <>
      <SettingRows
        settings={isSearch ? conditionSettings(field) : buttonSettings}
        values={entry}
        words={isSearch ? 'designer.list.condition' : 'designer.list.buttons'}
        placeholders={{ label: isSearch ? (field?.label ?? id) : text(`designer.list.button.${id}`) }}
        onChange={change}
      />
      {isSearch && <PresetRow prop={id} entry={entry} onChange={(value) => change('value', value)} />}
      {!isSearch && (
        <PlainRow
          id={`list-right-${id}`}
          label={text('designer.list.right')}
          group
          hint={text(isDrawn(id) ? 'designer.list.right.hint' : 'designer.list.notDrawn')}
        >
          <code>{buttonCode(id)}</code>
        </PlainRow>
      )}
    </>
  );
}

const label: DocSetting = { key: 'label', kind: 'words', otherwise: null };
const buttonSettings: readonly DocSetting[] = [label, { key: 'icon', kind: 'icon', otherwise: null, hint: true }];

const ownButtonSettings: readonly DocSetting[] = [
  label,
  { key: 'place', kind: 'select', otherwise: 'row', choices: buttonPlaces },
  { key: 'icon', kind: 'icon', otherwise: null },
  { key: 'code', kind: 'text', otherwise: null, max: 64, hint: true },
  { key: 'danger', kind: 'switch', otherwise: false },
];

function isNumeric({ kind, table }: DesignField): boolean {
  return table === null && (kind === 'integer' || kind === 'decimal' || kind === 'computed');
}

const look: DocSetting = { key: 'look', kind: 'choice', otherwise: 'text', choices: columnLooks };

/** Its values are a text or number that a scanner can be given. */
function mayBeCode({ kind, table }: DesignField): boolean {
  return table === null && (kind === 'text' || kind === 'integer' || kind === 'computed');
}

function columnSettings(field: DesignField | undefined): DocSetting[] {
  const align = (field && valueKinds[field.kind].align) ?? 'left';
  const isSortable = field === undefined || (field.table === null && valueKinds[field.kind].sortable);
  const off = { kind: 'switch', otherwise: false } as const;
  return [
    label,
    { key: 'width', kind: 'number', otherwise: null, min: 40, max: 800 },
    { key: 'align', kind: 'choice', otherwise: align, choices: ['left', 'center', 'right'] },
    { key: 'fixed', kind: 'choice', otherwise: 'none', choices: ['left', 'none', 'right'] },
    ...(isSortable ? [{ key: 'sortable', ...off }] : []),
    ...(field && mayBeCode(field) ? [look] : []),
    ...(field && isNumeric(field) ? columnFigures.map((key) => ({ key, ...off })) : []),
  ];
}

function conditionSettings(field: DesignField | undefined): DocSetting[] {
  const kinds = field && searchKindsOf(field.kind);
  if (!kinds) return [label];
  const off = { kind: 'switch', otherwise: false } as const;
  return [
    label,
    ...(kinds.types.length > 1
      ? [{ key: 'searchType', kind: 'choice', otherwise: kinds.usual, choices: kinds.types } as const]
      : []),
    ...(kinds.multiple ? [{ key: 'searchMultiple', ...off }] : []),
    ...(kinds.keyword ? [{ key: 'isKeyword', ...off, hint: true } as const] : []),
  ];
}
