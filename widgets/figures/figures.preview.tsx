import { isSourceBinding } from '../../engine/schema/bindings.ts';
import { boundWords } from '../preview/BoundWords.tsx';
import { InertBlock } from '../preview/InertBlock.tsx';
import type { Preview } from '../preview/preview.ts';
import { records } from '../shared/records.ts';

export const preview: Preview = {
  draw: (parts) => {
    const items = records(parts.props.items);
    return (
      <div className="adit-design-figures">
        {isSourceBinding(parts.props.items) && boundWords(parts.props.items, parts.language)}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no name of their own, and hold no state
          <span key={index}>
            <small>{boundWords(item.label, parts.language)}</small>
            <strong>{boundWords(item.value, parts.language) ?? '–'}</strong>
            <small>{boundWords(item.note, parts.language)}</small>
          </span>
        ))}
        {items.length === 0 && !isSourceBinding(parts.props.items) && <InertBlock parts={parts} />}
      </div>
    );
  },
};
