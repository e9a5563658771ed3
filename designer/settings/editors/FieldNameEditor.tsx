import { LinkOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { renameField } from '../../commands/index.ts';
import { fieldName } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useNodeFact, useSettingsScope } from '../settings-context.ts';

/** The name under which the value is kept. Given on Enter or when the field is left; all that names it follows. */
export function FieldNameEditor({ id, label }: ActionProps) {
  const { run, reason } = useDesigner();
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const key = keys[0] ?? '';
  const stored = useNodeFact(fieldName);
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const give = () => {
    const name = (draft ?? stored).trim();
    if (name === stored) {
      setDraft(null);
      setFault(null);
      return;
    }
    const refused = reason(renameField, { key, name });
    setFault(refused);
    // The name that was refused stays in the field, the design keeps the one it has.
    if (refused === null && run(renameField, { key, name })) setDraft(null);
  };
  return (
    <SettingRow
      id={id}
      label={label}
      paths={[]}
      message={
        fault !== null && (
          <div id={`${id}-message`} role="alert" className="adit-design-setting-error">
            {text('designer.settings.nameKept', { fault, name: stored })}
          </div>
        )
      }
    >
      <Input
        id={id}
        size="small"
        className="adit-design-code"
        value={draft ?? stored}
        suffix={<LinkOutlined aria-hidden />}
        status={fault === null ? undefined : 'error'}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-message`}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={give}
        onPressEnter={give}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === null) return;
          event.stopPropagation();
          setDraft(null);
          setFault(null);
        }}
      />
    </SettingRow>
  );
}
