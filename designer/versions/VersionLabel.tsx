import { EditOutlined } from '@ant-design/icons';
import { Input, Tag } from 'antd';
import { useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';
import { IconButton } from '../../widgets/shared/IconButton.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly version: number;
  readonly label: string;
  onLabel(label: string): void;
}

/** What people call a version, and the way to call it otherwise; an empty text takes the label away. */
export function VersionLabel({ version, label, onLabel }: Props) {
  const translate = useDesignerText();
  const [text, setText] = useState<string | null>(null);
  const end = (isNew: boolean) => {
    if (isNew && text !== null && text.trim() !== label) onLabel(text.trim());
    setText(null);
  };
  if (text === null)
    return (
      <span className="adit-design-version-label">
        {label && <Tag>{label}</Tag>}
        <IconButton
          name={translate(label ? 'designer.versions.relabel' : 'designer.versions.label', { version })}
          icon={<EditOutlined />}
          onClick={() => setText(label)}
        />
      </span>
    );
  return (
    <Input
      autoFocus
      size="small"
      aria-label={translate('designer.versions.labelOf', { version })}
      placeholder={translate('designer.versions.labelHint')}
      value={text}
      maxLength={limits.versionLabelLength}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={() => end(true)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog stays open.
        event.stopPropagation();
        end(false);
      }}
    />
  );
}
