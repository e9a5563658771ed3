import { Select } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import { descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { useNamedFields, usePickerFields } from '../use-design-fields.ts';

/**
 * A field of the form that the widget works with, by its label. `props.path` of its node says where the name stands,
 * `props.otherwise` which one it goes by where none is chosen. A field that is gone stays named, so that it can be put
 * right.
 */
export function FieldPropEditor({ id, label, node }: ActionProps) {
  const text = useDesignerText();
  const { path, otherwise } = node.props ?? {};
  const { value } = useStored(String(path));
  const change = useChange();
  const { store } = useDesigner();
  const choosing = usePickerFields();
  const others = useNamedFields();
  const fields = descriptorOf(useFirstNode(), store.descriptors)?.shows ? choosing : others;
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const isGone = chosen !== undefined && !fields.some(({ as }) => as === chosen);
  return (
    <SettingRow id={id} label={label} paths={[String(path)]}>
      <Select<string>
        id={id}
        size="small"
        className="adit-design-fill"
        allowClear={{ clearIcon: <ClearIcon /> }}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={typeof otherwise === 'string' ? otherwise : undefined}
        value={chosen}
        status={isGone ? 'error' : undefined}
        options={[
          ...fields.map(({ as, label: words }) => ({ value: as, label: `${words} ${as}` })),
          ...(isGone ? [{ value: chosen, label: text('designer.settings.gone', { name: chosen }) }] : []),
        ]}
        onChange={(next: string | undefined) => change({ path: String(path), value: next })}
      />
    </SettingRow>
  );
}
