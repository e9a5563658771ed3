import { Input } from 'antd';
import { isObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useFirstNode } from '../settings-context.ts';
import { keysOf } from './option-rows.ts';

const parts = ['label', 'value', 'children'] as const;

/** Under which names the entries of an interface have label, value and those below. */
export function OptionKeys({ id }: { readonly id: string }) {
  const text = useDesignerText();
  const change = useChange();
  const node = useFirstNode();
  const known = keysOf(node);
  const stored = isObject(node.props) ? node.props.props : undefined;
  // The older dialect wraps the names once more.
  const at = isObject(stored) && isObject(stored.props) ? '/props/props/props' : '/props/props';
  return (
    <div className="adit-design-samples">
      {parts.map((part) => (
        <div key={part} className="adit-design-sample">
          <label htmlFor={`${id}-${part}`}>{text(`designer.settings.key.${part}`)}</label>
          <Input
            id={`${id}-${part}`}
            size="small"
            className="adit-design-code"
            value={known[part]}
            onChange={({ target }) => change({ path: `${at}/${part}`, value: target.value.trim() || undefined }, true)}
          />
        </div>
      ))}
    </div>
  );
}
