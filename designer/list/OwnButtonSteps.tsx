import { useContext, useMemo } from 'react';
import { stepsOutsideLists } from '../../engine/schema/documents/list-kinds.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { type EntryPlace, entriesOf, idOf, setEntry } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { actionNames } from '../settings/editors/action-form.ts';
import { StepsEditor } from '../settings/editors/StepsEditor.tsx';
import { SettingsContext } from '../settings/settings-context.ts';
import { PageDataContext } from '../sources/page-data.ts';
import { useListPane } from './list-context.ts';

interface Props {
  readonly place: EntryPlace;
  readonly entry: JsonObject;
}

const offered = actionNames.filter((name) => !stepsOutsideLists.has(name));
const scope = { keys: [], places: new Map(), inRow: true };

/** What a button of one's own does; its steps can name the row that it stands in, or the rows that are chosen. */
export function OwnButtonSteps({ place, entry }: Props) {
  const text = useDesignerText();
  const { list, fields, edit } = useListPane();
  const data = useContext(PageDataContext);
  const isRow = entry.place === undefined || entry.place === 'row';
  const around = useMemo(() => {
    const named = [...fields.values()].filter(({ table }) => table === null).map(({ name, label }) => [name, label]);
    const row = { id: '', ...Object.fromEntries(named) };
    const given = { ...(isRow ? { row } : {}), ids: [], count: 0, names: '', modelId: '', menuId: '' };
    return { ...data, given: { ...data.given, ...given } };
  }, [data, fields, isRow]);
  const index = entriesOf(list, place.zone).findIndex((one) => idOf(place.zone, one) === place.id);
  const steps = Array.isArray(entry.actions) ? entry.actions.filter(isObject) : [];
  return (
    <PageDataContext value={around}>
      <SettingsContext value={scope}>
        <StepsEditor
          title={text('designer.list.own.actions')}
          steps={steps}
          at={`/list/${place.zone}/${index}/actions`}
          offered={offered}
          onChange={(next, typed) =>
            edit(
              setEntry(list, place, 'actions', next.length > 0 ? [...next] : undefined),
              undefined,
              typed ? `${place.zone} ${place.id} actions` : undefined,
            )
          }
        />
      </SettingsContext>
    </PageDataContext>
  );
}
