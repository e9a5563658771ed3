// Here: editors of settings that no ordinary control could set.

import type { ActionProps } from '../../../engine/contract/widget.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useStored } from '../settings-context.ts';

/** A text that people read; `props.path` of its node says which. */
export function WordsEditor({ id, label, node }: ActionProps) {
  const path = String(node.props?.path ?? '');
  const lines = node.props?.lines;
  const { value } = useStored(path);
  const change = useChange();
  return (
    <SettingRow id={id} label={label} paths={[path]}>
      <LocalTextInput
        id={id}
        label={label}
        value={value}
        lines={typeof lines === 'number' ? lines : 1}
        onChange={(next) => change({ path, value: next }, true)}
      />
    </SettingRow>
  );
}
