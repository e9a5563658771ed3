import { Select } from 'antd';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import { WidgetIcon } from '../../../widgets/shared/WidgetIcon.tsx';
import { iconChoices } from './entry-parts.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  onChange(value: string | undefined): void;
}

/** An icon by what it looks like; one that the design names otherwise stays among the choices. */
export function IconSelect({ id, value, onChange }: Props) {
  const names = [...new Set([...iconChoices, ...(value === '' ? [] : [value])])];
  return (
    <Select
      id={id}
      size="small"
      className="adit-design-fill"
      allowClear={{ clearIcon: <ClearIcon /> }}
      showSearch
      value={value || undefined}
      options={names.map((one) => ({
        value: one,
        label: (
          <span>
            <WidgetIcon name={one} /> {one}
          </span>
        ),
      }))}
      onChange={onChange}
    />
  );
}
