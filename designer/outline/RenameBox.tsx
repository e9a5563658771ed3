import { useEffect, useRef, useState } from 'react';
import { isComposing } from '../../widgets/shared/is-composing.ts';
import { changeProperty } from '../commands/change-property.ts';
import type { JsonObject } from '../document/json.ts';
import { configOf, labelOf } from '../document/node-words.ts';
import { withText } from '../settings/local-text-edit.ts';
import type { OutlineTools } from './outline-tools.ts';

interface Props {
  readonly rowKey: string;
  readonly node: JsonObject;
  readonly tools: OutlineTools;
}

/** Types the label of a node in its line: Enter or leaving it keeps it, Esc does not. */
export function RenameBox({ rowKey, node, tools }: Props) {
  const { translate, language, run, turn } = tools;
  const before = labelOf(node, language);
  const [text, setText] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    const label = text.trim();
    if (keep && label !== '' && label !== before)
      // Those of the other languages stay.
      run(changeProperty, {
        key: rowKey,
        path: '/config/label',
        value: withText(configOf(node).label, language, label),
      });
    turn(rowKey, null);
  };
  return (
    <input
      ref={input}
      className="adit-design-outline-rename"
      aria-label={translate('designer.outline.rename')}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
    />
  );
}
