import { Radio } from 'antd';
import { useId } from 'react';
import type { JsonObject } from '../document/json.ts';
import type { Conflict } from '../merge/merge3.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { conflictWords } from './conflict-words.ts';
import type { Side } from './join-documents.ts';

interface Props {
  readonly conflict: Conflict;
  readonly merged: JsonObject;
  readonly side: Side | undefined;
  onSide(side: Side): void;
}

/** One place that both changed: where, what it was, and what each made of it. */
export function ConflictRow({ conflict, merged, side, onSide }: Props) {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const name = useId();
  const { place, property, mine, theirs, base } = conflictWords(conflict, merged, store.descriptors, translate);
  const option = (value: Side, words: string) => (
    <Radio value={value}>
      <span className="adit-design-conflict-side">{translate(`designer.conflict.${value}`)}</span>
      <span className="adit-design-conflict-value">{words}</span>
    </Radio>
  );
  return (
    <li className="adit-design-conflict-row">
      <div className="adit-design-conflict-place">
        <strong>{place}</strong>
        <span>{property}</span>
        <span className="adit-design-conflict-base">{translate('designer.conflict.base', { value: base })}</span>
      </div>
      <Radio.Group
        name={name}
        aria-label={translate('designer.conflict.groupOf', { place, property })}
        value={side}
        onChange={({ target }) => onSide(target.value)}
      >
        {option('mine', mine)}
        {option('theirs', theirs)}
      </Radio.Group>
    </li>
  );
}
