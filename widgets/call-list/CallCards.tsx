import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { CallCell } from './CallCell.tsx';
import type { CallTableProps } from './CallTable.tsx';
import { RowButtons } from './RowButtons.tsx';
import type { OpenRows } from './use-open-rows.ts';

const indentPx = 12;

/** On a phone each row is a card in the order of the columns: identity, state, then the rest. */
export function CallCards({
  columns,
  actions,
  tree,
  rowKey,
  chosen,
  nameOf,
  onChoose,
  onRun,
}: CallTableProps & { readonly tree: OpenRows }) {
  const { translate } = useServices();
  const [identity, second, ...rest] = columns;
  return (
    <ul className="adit-call-cards">
      {tree.lines.map(({ row, depth, isOpen }) => (
        <li
          key={String(row[rowKey])}
          data-row-key={String(row[rowKey])}
          className="adit-call-card"
          style={{ marginInlineStart: depth * indentPx }}
        >
          <div className="adit-call-card-head">
            {isOpen !== undefined && (
              <Button
                type="text"
                size="small"
                aria-expanded={isOpen}
                aria-label={translate('widget.callList.below', { name: nameOf(row) })}
                icon={isOpen ? <DownOutlined /> : <RightOutlined />}
                onClick={() => tree.toggle(row)}
              />
            )}
            {chosen && (
              <Checkbox
                aria-label={translate('widget.callList.choose', { name: nameOf(row) })}
                checked={chosen.includes(String(row[rowKey]))}
                onChange={({ target }) => {
                  const key = String(row[rowKey]);
                  onChoose(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key));
                }}
              />
            )}
            {identity && <CallCell column={identity} row={row} onOpen={(event) => onRun(event, row)} />}
            {second && (
              <span className="adit-call-card-second">
                <CallCell column={second} row={row} onOpen={(event) => onRun(event, row)} />
              </span>
            )}
          </div>
          <dl>
            {rest.map((column) => (
              <div key={column.prop}>
                <dt>{column.label}</dt>
                <dd>
                  <CallCell column={column} row={row} onOpen={(event) => onRun(event, row)} />
                </dd>
              </div>
            ))}
          </dl>
          <RowButtons actions={actions} row={row} name={nameOf(row)} onRun={onRun} />
        </li>
      ))}
    </ul>
  );
}
