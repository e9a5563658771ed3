import './transfer.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Transfer as FormilyTransfer } from '@formily/antd-v5/esm/transfer';
import { useFieldProps } from '../../engine/contract/from-formily.tsx';
import { useServices } from '../../engine/contract/services.ts';
import { ChoiceGroup } from '../radio/ChoiceGroup.tsx';
import { ReadOnlyChoice } from '../select/ReadOnlyChoice.tsx';
import { storedText } from '../shared/stored-text.ts';
import { MoveButton } from './MoveButton.tsx';
import { TransferList } from './TransferList.tsx';
import { entriesOf } from './transfer-entries.ts';

interface TransferProps {
  readonly sourceTitle?: string;
  readonly targetTitle?: string;
  readonly filterable?: boolean;
  readonly status?: 'error';
}

/**
 * Formily's transfer of two lists: values and entries come to it by its field. Its rows are ours, since those of antd have boxes
 * without a name; its buttons too, which lose the focus with the last thing that they move.
 */
export function Transfer({ sourceTitle, targetTitle, filterable, status }: TransferProps) {
  const given = useFieldProps();
  const { translate } = useServices();
  if (given.readOnly) return <ReadOnlyChoice {...given} />;
  const entries = given.optionsState === 'loading' ? [] : entriesOf(given);
  const choose = (keys: readonly unknown[]) => {
    const chosen = new Set(keys.map(String));
    given.onChange(entries.filter(({ key }) => chosen.has(key)).map(({ option }) => option.value));
  };
  return (
    <ChoiceGroup {...given} role="group" vertical gap={8}>
      {entries.length === 0
        ? []
        : [
            <div key="lists" className="adit-transfer-box">
              <FormilyTransfer
                className="adit-transfer"
                disabled={given.disabled}
                {...(status ? { status } : {})}
                targetKeys={[]}
                onChange={choose}
                showSelectAll={false}
                showSearch={filterable !== false && { placeholder: translate('widget.transfer.find') }}
                titles={[
                  storedText(sourceTitle) ?? translate('widget.transfer.source'),
                  storedText(targetTitle) ?? translate('widget.transfer.target'),
                ]}
                selectAllLabels={[count, count]}
                actions={[
                  <MoveButton key="add" icon={<RightOutlined />} words={translate('widget.transfer.add')} />,
                  <MoveButton key="remove" icon={<LeftOutlined />} words={translate('widget.transfer.remove')} />,
                ]}
              >
                {(list) => <TransferList {...list} />}
              </FormilyTransfer>
            </div>,
          ]}
    </ChoiceGroup>
  );
}

function count({ selectedCount, totalCount }: { readonly selectedCount: number; readonly totalCount: number }) {
  return selectedCount > 0 ? `${selectedCount} / ${totalCount}` : String(totalCount);
}
