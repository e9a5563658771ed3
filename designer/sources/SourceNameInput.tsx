import { Input } from 'antd';
import { useState } from 'react';
import { renameSource } from '../commands/index.ts';
import { useDesigner } from '../parts/designer-context.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  onRenamed(name: string): void;
}

/** The name of a source. Given on Enter or when the field is left; all that names it follows. */
export function SourceNameInput({ id, name, onRenamed }: Props) {
  const { run, reason } = useDesigner();
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const drop = () => {
    setDraft(null);
    setFault(null);
  };
  const give = () => {
    const to = (draft ?? name).trim();
    if (to === name) return drop();
    const refused = reason(renameSource, { from: name, to });
    // The name that was refused stays in the field, the page keeps the one it has.
    if (refused !== null) return setFault(refused);
    drop();
    if (run(renameSource, { from: name, to })) onRenamed(to);
  };
  return (
    <>
      <Input
        id={id}
        size="small"
        className="adit-design-code"
        value={draft ?? name}
        status={fault === null ? undefined : 'error'}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={give}
        onPressEnter={give}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === null) return;
          event.stopPropagation();
          drop();
        }}
      />
      {fault !== null && (
        <div id={`${id}-fault`} role="alert" className="adit-design-setting-error">
          {fault}
        </div>
      )}
    </>
  );
}
