import { useId } from 'react';
import { withKey } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';
import { typeDrawings } from './type-drawings.tsx';

const types = [1, 2, 3, 4, 5] as const;

/** The type of the list: drawings with names. */
export function TypePicker() {
  const text = useDesignerText();
  const { list, edit } = useListPane();
  const name = useId();
  const chosen = typeof list.type === 'number' ? list.type : 1;
  return (
    <fieldset className="adit-design-list-types">
      <legend>{text('designer.list.settings.type')}</legend>
      {types.map((type) => {
        const words = text(`designer.list.settings.type.${type}`);
        return (
          <label key={type} data-chosen={type === chosen || undefined}>
            <input
              type="radio"
              className="adit-sr"
              name={name}
              value={type}
              checked={type === chosen}
              onChange={() =>
                edit(
                  withKey(list, 'type', type === 1 ? undefined : type),
                  text('designer.list.news.type', { name: words }),
                )
              }
            />
            <svg viewBox="0 0 56 36" width="56" height="36" aria-hidden="true">
              {typeDrawings[type]}
            </svg>
            <span>{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
