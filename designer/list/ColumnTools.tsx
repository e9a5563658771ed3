import { ArrowLeftOutlined, ArrowRightOutlined, EyeInvisibleOutlined, PushpinOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { entriesOf, findEntry, idOf } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useListPane } from './list-context.ts';
import { useEntryActions } from './use-entry-keys.ts';

/** What can be done to the chosen column by a press. */
export function ColumnTools() {
  const text = useDesignerText();
  const { list, chosen } = useListPane();
  const act = useEntryActions();
  if (chosen?.zone !== 'columnList') return null;
  const ids = entriesOf(list, 'columnList').map((entry) => idOf('columnList', entry));
  const isPinned = findEntry(list, chosen)?.fixed === 'left';
  const tools = [
    {
      name: 'left',
      icon: <ArrowLeftOutlined />,
      keys: 'Alt ←',
      off: ids[0] === chosen.id,
      act: () => act.step(chosen, -1),
    },
    {
      name: 'right',
      icon: <ArrowRightOutlined />,
      keys: 'Alt →',
      off: ids.at(-1) === chosen.id,
      act: () => act.step(chosen, 1),
    },
    {
      name: isPinned ? 'unpin' : 'pin',
      icon: <PushpinOutlined />,
      keys: 'P',
      off: false,
      act: () => act.pin(chosen),
    },
    { name: 'hide', icon: <EyeInvisibleOutlined />, keys: 'Del', off: false, act: () => act.remove(chosen) },
  ];
  return (
    <span role="toolbar" aria-label={text('designer.list.columnTools')} className="adit-design-list-tools">
      {tools.map(({ name, icon, keys, off, act: doIt }) => (
        <Button
          key={name}
          size="small"
          type="text"
          icon={icon}
          disabled={off}
          aria-label={text(`designer.list.tool.${name}`)}
          title={`${text(`designer.list.tool.${name}`)}（${keys}）`}
          onClick={doIt}
        />
      ))}
    </span>
  );
}
