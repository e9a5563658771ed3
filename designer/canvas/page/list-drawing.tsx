import { ReloadOutlined } from '@ant-design/icons';
import type { JsonObject } from '../../document/json.ts';
import { InertBox } from '../inert/InertBox.tsx';
import type { InertParts } from '../inert/inert-parts.ts';
import { boundWords, DataChip } from '../parts/BoundWords.tsx';
import { entriesOf } from './page-parts.ts';

const sampleRows = 2;

/** A list over a call: conditions, buttons, the heads of its columns, and rows that say nothing yet. */
export function listDrawing(parts: InertParts) {
  const { props, language, translate } = parts;
  const columns = entriesOf(props.columns);
  const actions = entriesOf(props.rowActions);
  const searches = entriesOf(props.searches);
  const words = (entry: JsonObject) => boundWords(entry.label, language) ?? String(entry.prop ?? entry.key ?? '');
  return (
    <div className="adit-design-list-drawing">
      <div className="adit-design-list-drawing-bar">
        <strong>{boundWords(props.name, language)}</strong>
        {typeof props.call === 'string' && props.call !== '' ? (
          <DataChip path={props.call} />
        ) : (
          <span className="adit-design-inert-hint">{translate('designer.page.noCall')}</span>
        )}
        {searches.map((search, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a drawing hold no state
          <InertBox key={index} text={String(search.name ?? '')} lead={<small>{words(search)}</small>} />
        ))}
        {entriesOf(props.toolbar).map((button, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a drawing hold no state
            key={index}
            className="adit-design-inert-button"
            data-type={button.primary === true ? 'primary' : undefined}
          >
            {words(button)}
          </span>
        ))}
        {props.compact !== true && <ReloadOutlined aria-hidden="true" />}
      </div>
      {columns.length > 0 && (
        <div
          className="adit-design-list-drawing-table"
          style={{
            gridTemplateColumns: columns
              .map(widthOf)
              .concat(actions.length > 0 ? ['auto'] : [])
              .join(' '),
          }}
        >
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a drawing hold no state
            <b key={index}>{words(column)}</b>
          ))}
          {actions.length > 0 && (
            <b>
              {actions.map((action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries of a drawing hold no state
                <span key={index}>{words(action)}</span>
              ))}
            </b>
          )}
          {Array.from({ length: (columns.length + (actions.length > 0 ? 1 : 0)) * sampleRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strips are alike
            <i key={index} className="adit-design-strip" />
          ))}
        </div>
      )}
    </div>
  );
}

/** In shares of the room, as wide as the design says. */
function widthOf({ width }: JsonObject): string {
  return `minmax(0, ${typeof width === 'number' && width > 0 ? width : 140}fr)`;
}
