import { Select } from 'antd';
import { useMemo, useState } from 'react';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { changeKind } from '../../commands/index.ts';
import { aditKeyOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useNodeFact, useSettingsScope } from '../settings-context.ts';

/** Another widget in the same place; what both have stays. Why one cannot be taken is said beside it. */
export function KindEditor({ id, label }: ActionProps) {
  const { run, reason, store } = useDesigner();
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const key = keys[0] ?? '';
  const now = useNodeFact(aditKeyOf);
  const kind = store.descriptors.get(now)?.kind;
  const [open, setOpen] = useState(false);
  const options = useMemo(
    () =>
      [...store.descriptors.values()]
        .filter(
          (one) => one.key === now || (open && one.kind === kind && one.inner !== true && one.category !== 'page'),
        )
        .map((one) => {
          const refused = one.key === now ? null : reason(changeKind, { key, to: one.key });
          return {
            value: one.key,
            label: text(one.title),
            disabled: refused !== null,
            ...(refused === null ? {} : { title: refused }),
          };
        }),
    [store.descriptors, now, kind, key, open, reason, text],
  );
  return (
    <SettingRow id={id} label={label} paths={[]}>
      <Select
        id={id}
        size="small"
        className="adit-design-fill"
        value={now}
        options={options}
        // Whether each of them can be taken is asked when the list opens, not for each node that is chosen.
        onOpenChange={setOpen}
        showSearch
        optionFilterProp="label"
        onChange={(to) => run(changeKind, { key, to })}
      />
    </SettingRow>
  );
}
