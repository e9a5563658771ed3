import { ReloadOutlined } from '@ant-design/icons';
import { boundWords, DataChip } from '../preview/BoundWords.tsx';
import { InertBox } from '../preview/InertBox.tsx';
import type { Preview, PreviewParts } from '../preview/preview.ts';
import { Strips } from '../preview/Strips.tsx';
import { records } from '../shared/records.ts';

const sampleRows = 2;

export const preview: Preview = { draw: listDrawing };

/** A list over a call: conditions, buttons, the heads of its columns, and rows that say nothing yet. */
function listDrawing(parts: PreviewParts) {
  const { props, language, translate } = parts;
  const columns = records(props.columns);
  const actions = records(props.rowActions);
  const searches = records(props.searches);
  const words = (entry: Readonly<Record<string, unknown>>) =>
    boundWords(entry.label, language) ?? String(entry.prop ?? entry.key ?? '');
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
        {records(props.toolbar).map((button, index) => (
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
          <Strips count={(columns.length + (actions.length > 0 ? 1 : 0)) * sampleRows} />
        </div>
      )}
    </div>
  );
}

/** In shares of the room, as wide as the design says. */
function widthOf({ width }: Readonly<Record<string, unknown>>): string {
  return `minmax(0, ${typeof width === 'number' && width > 0 ? width : 140}fr)`;
}
