import { Select, Space } from 'antd';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { PageIcon } from '../shared/PageIcon.tsx';

/** An icon of menus and pages, chosen by what it looks like; its name is kept. */
export function IconSelect(props: FieldProps<string>) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const names = useIconNames();
  const known = typeof value === 'string' && value !== '' ? value : undefined;
  if (readOnly) return <span id={id}>{known === undefined ? '' : <PageIcon name={known} named />}</span>;
  // A name that came from elsewhere stays among the choices.
  const choices = [...new Set([...(known === undefined ? [] : [known]), ...names])];
  return (
    <Select
      id={id}
      size={size}
      style={{ width: '100%' }}
      allowClear={{ clearIcon: <ClearIcon /> }}
      showSearch
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      placeholder={translate('widget.iconSelect.choose')}
      value={known}
      options={choices.map((name) => ({
        value: name,
        label: (
          <Space>
            <PageIcon name={name} />
            {name.replace(/Outlined$/, '')}
          </Space>
        ),
      }))}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      onBlur={onBlur}
    />
  );
}

/** Names of the icons that pages can draw; they come with the set itself, when somebody is about to choose. */
function useIconNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isThere = true;
    void import('../shared/icon-set.ts').then((set) => isThere && setNames(Object.keys(set)));
    return () => {
      isThere = false;
    };
  }, []);
  return names;
}
