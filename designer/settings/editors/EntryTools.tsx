import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useDesignerText } from '../../parts/use-designer-text.ts';

interface Props {
  /** What the entry is called in the names of its buttons. */
  readonly name: string;
  /** Place among `count` entries, from 1; without it the order means nothing. */
  readonly number?: number;
  readonly count?: number;
  onMove?(by: -1 | 1): void;
  onDelete(): void;
}

/** Up, down and away: the tools of an entry in a list of settings. */
export function EntryTools({ name, number = 1, count = 1, onMove, onDelete }: Props) {
  const text = useDesignerText();
  return (
    <>
      {onMove && (
        <>
          <Button
            size="small"
            type="text"
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={number === 1}
            aria-label={text('designer.settings.upOf', { name })}
            onClick={() => onMove(-1)}
          />
          <Button
            size="small"
            type="text"
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={number === count}
            aria-label={text('designer.settings.downOf', { name })}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={text('designer.settings.deleteOf', { name })}
        onClick={onDelete}
      />
    </>
  );
}
