import { Select } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import { initialPanes } from '../../../widgets/shared/initial-panes.ts';
import { childrenOf } from '../../document/design-tree.ts';
import { isObject } from '../../document/json.ts';
import { asNode, descriptorOf, nodeLabel } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode } from '../settings-context.ts';

/** Imported designs say it in `config`; what is chosen here stands in `props` alone. */
const paths = ['/props/active', '/config/active'];

/** Which pane is open at first; several where panes open by themselves. */
export function OpenPanesEditor({ id, label }: ActionProps) {
  const text = useDesignerText();
  const change = useChange();
  const node = useFirstNode();
  const { descriptors } = useDesigner().store;
  const several = descriptorOf(node, descriptors)?.paneLook === 'stacked';
  const open = initialPanes(asNode(node));
  const panes = childrenOf(node).filter(isObject);
  const write = (chosen: string | readonly string[] | undefined) => {
    const isNone = chosen === undefined || chosen.length === 0;
    change(paths.map((path, index) => ({ path, value: index > 0 || isNone ? undefined : chosen })));
  };
  return (
    <SettingRow id={id} label={label} paths={paths}>
      <Select<string | string[]>
        id={id}
        size="small"
        className="adit-design-fill"
        allowClear={{ clearIcon: <ClearIcon /> }}
        {...(several ? { mode: 'multiple' as const } : {})}
        placeholder={text('designer.settings.openPanes.none')}
        value={several ? open : open.at(0)}
        options={panes.map((pane) => ({ value: String(pane.id), label: nodeLabel(pane) }))}
        onChange={write}
      />
    </SettingRow>
  );
}
