import type { ActionProps } from '../../../engine/contract/widget.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useStored } from '../settings-context.ts';
import { CallSelect } from './CallSelect.tsx';

const paths = ['/props/rule', '/props/ruleName'];

/** Which rule of the server gives the numbers; its name stands beside its code for whoever reads the design. */
export function BillRuleEditor({ id, label }: ActionProps) {
  const change = useChange();
  const { value } = useStored('/props/rule');
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <SettingRow id={id} label={label} paths={paths}>
      <CallSelect
        id={id}
        call="billRules"
        chosen={chosen}
        onChoose={(row) =>
          change([
            { path: '/props/rule', value: row && (row.enCode || row.id) },
            { path: '/props/ruleName', value: row?.name },
          ])
        }
      />
    </SettingRow>
  );
}
