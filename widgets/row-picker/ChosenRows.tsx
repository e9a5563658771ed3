import { Button, Tag } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ChosenRow } from './chosen-rows.ts';

interface Props {
  readonly chosen: readonly ChosenRow[];
  readonly isSeveral: boolean;
  onDrop(key: string): void;
  onClear(): void;
}

/** So many are named; the others are counted. */
const namedMost = 20;

/** What is chosen, whichever page it stands on. */
export function ChosenRows({ chosen, isSeveral, onDrop, onClear }: Props) {
  const { translate } = useServices();
  return (
    <div className="adit-row-chosen">
      <span role="status">{translate('rowPicker.chosen', { count: chosen.length })}</span>
      {chosen.slice(0, namedMost).map(({ key, label }) => (
        <Tag
          key={key}
          closable={{ 'aria-label': translate('rowPicker.drop', { name: label }) }}
          onClose={(event) => {
            event.preventDefault();
            onDrop(key);
          }}
        >
          {label}
        </Tag>
      ))}
      {chosen.length > namedMost && <span>+{chosen.length - namedMost}</span>}
      {isSeveral && chosen.length > 0 && (
        <Button type="link" size="small" onClick={onClear}>
          {translate('rowPicker.clear')}
        </Button>
      )}
    </div>
  );
}
