import { CaretRightFilled } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { staticOptions } from '../../engine/schema/values/index.ts';
import { StateDot } from '../list-parts/CellMarks.tsx';
import type { GroupHead } from './visible-lines.ts';

interface Props {
  readonly head: GroupHead;
  /** The field that groups the list. */
  readonly field: Field | undefined;
  /** Columns of the table. */
  readonly span: number;
  readonly at: number;
  onToggle(key: string): void;
}

/** The head of a group: what its rows share, and how many they are. It stays in sight while they scroll. */
export function GroupRow({ head, field, span, at, onToggle }: Props) {
  return (
    <tr className="adit-records-group" aria-rowindex={at + 1}>
      <th scope="rowgroup" colSpan={span}>
        <GroupButton head={head} field={field} onToggle={onToggle} />
      </th>
    </tr>
  );
}

export function GroupButton({ head, field, onToggle }: Pick<Props, 'head' | 'field' | 'onToggle'>) {
  const { translate } = useServices();
  const { key, group, isOpen } = head;
  const status = field && staticOptions(field)?.find(({ value }) => String(value) === String(group.value))?.status;
  return (
    <button type="button" className="adit-group-button" aria-expanded={isOpen} onClick={() => onToggle(key)}>
      <CaretRightFilled aria-hidden className="adit-group-caret" data-open={isOpen || undefined} />
      <StateDot status={status} />
      <span className="adit-group-name">{group.label || translate('list.group.none')}</span>
      <span className="adit-group-count">{translate('list.group.count', { count: group.count })}</span>
    </button>
  );
}
