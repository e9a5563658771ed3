import type { FieldProps } from '../../engine/contract/widget.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';

/** What every picker takes from its field in the same way. Enter and leaving take a value; no button has to confirm it. */
export function pickerProps(props: Omit<FieldProps, 'value' | 'onChange'>, clearable: unknown) {
  const { describedBy, required, invalid, disabled, size, bare } = props;
  return {
    disabled,
    size,
    needConfirm: false,
    allowClear: clearable !== false && { clearIcon: <ClearIcon /> },
    variant: bare ? 'borderless' : 'outlined',
    status: invalid ? 'error' : undefined,
    style: { width: '100%' },
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  } as const;
}
