import { Checkbox } from 'antd';
import { useState } from 'react';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import type { DesignField } from '../document/design-fields.ts';
import { addEntry, type EntryPlace, findEntry, moveEntry, removeEntry } from '../document/list-edit.ts';
import { SearchBox } from '../palette/SearchBox.tsx';
import { shortcutOf } from '../parts/shortcuts.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';
import { searchKindsOf } from './search-kinds.ts';
import { useFieldDrag } from './use-field-drag.ts';

const ticks = [
  { zone: 'columnList', shortcut: 'tickColumn', word: 'column' },
  { zone: 'searchList', shortcut: 'tickSearch', word: 'search' },
] as const;

/** Every field of the form with two ticks: a column of the list, a condition of its search area. */
export function FieldTicks() {
  const text = useDesignerText();
  const { fields } = useListPane();
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const offered = [...fields.values()].filter((field) => mayBe(field, 'columnList') || mayBe(field, 'searchList'));
  const shown = offered.filter(({ label, code }) => `${label} ${code}`.toLowerCase().includes(wanted));
  return (
    <div className="adit-design-list-fields">
      <SearchBox label={text('designer.list.findField')} value={word} onChange={setWord} />
      <div className="adit-design-list-tick-head" aria-hidden="true">
        <span>{text('designer.list.fields', { count: offered.length })}</span>
        <span>{text('designer.list.column')}</span>
        <span>{text('designer.list.search')}</span>
      </div>
      <ul aria-label={text('designer.list.fields', { count: offered.length })}>
        {shown.map((field) => (
          <FieldRow key={field.code} field={field} />
        ))}
      </ul>
      {shown.length === 0 && <p className="adit-design-setting-hint">{text('designer.list.noField')}</p>}
      <p className="adit-design-setting-hint">{text('designer.list.tickKeys')}</p>
    </div>
  );
}

function mayBe({ kind, descriptor }: DesignField, zone: 'columnList' | 'searchList'): boolean {
  if (zone === 'columnList') return kind !== 'table' && descriptor.inList !== false;
  return descriptor.inSearch !== false && searchKindsOf(kind) !== null;
}

function FieldRow({ field }: { readonly field: DesignField }) {
  const text = useDesignerText();
  const { list, edit, choose, chosen } = useListPane();
  const tick = ({ zone, id }: EntryPlace, isOn: boolean) => {
    const place = { zone, id };
    const what = zone === 'columnList' ? 'column' : 'search';
    const says = text(`designer.list.news.${what}${isOn ? 'On' : 'Off'}`, { name: field.label });
    if (isOn) choose(place);
    edit(isOn ? addEntry(list, place) : removeEntry(list, place), says);
  };
  const { start, dragging } = useFieldDrag(
    (zone) => (zone === 'columnList' || zone === 'searchList') && mayBe(field, zone),
    ({ zone, before }) => {
      const place = { zone, id: field.code };
      const isThere = findEntry(list, place) !== undefined;
      choose(place);
      edit(
        isThere ? moveEntry(list, place, before) : addEntry(list, place, before),
        text(`designer.list.news.${zone === 'columnList' ? 'column' : 'search'}On`, { name: field.label }),
      );
    },
  );
  return (
    // Keys of the ticks in it, which are controls.
    <li
      data-chosen={chosen?.id === field.code || undefined}
      data-dragged={dragging || undefined}
      onPointerDown={start}
      onKeyDown={(event) => {
        const meant = shortcutOf(event, 'list');
        const pressed = ticks.find(({ shortcut }) => shortcut === meant?.id);
        if (!pressed || !mayBe(field, pressed.zone)) return;
        event.preventDefault();
        const place = { zone: pressed.zone, id: field.code };
        tick(place, findEntry(list, place) === undefined);
      }}
    >
      <WidgetIcon name={field.descriptor.icon} />
      <span className="adit-design-list-field" title={`${field.label} ${field.code}`}>
        {field.label} <code>{field.code}</code>
      </span>
      {ticks.map(({ zone, word }) => {
        const place = { zone, id: field.code };
        return mayBe(field, zone) ? (
          <Checkbox
            key={zone}
            aria-label={text('designer.list.tick', { name: field.label, what: text(`designer.list.${word}`) })}
            checked={findEntry(list, place) !== undefined}
            onChange={({ target }) => tick(place, target.checked)}
          />
        ) : (
          <span key={zone} />
        );
      })}
    </li>
  );
}
