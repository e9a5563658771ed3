import { Button, Flex, Input } from 'antd';
import { useServices } from '../../../../../engine/contract/services.ts';
import type { FieldProps } from '../../../../../engine/contract/widget.ts';

export interface TallyProps extends FieldProps<number> {
  readonly unit?: string;
}

/** A number that grows by one at each press. */
export function Tally({ id, value, onChange, onBlur, disabled, readOnly, invalid, describedBy, unit }: TallyProps) {
  const { translate } = useServices();
  const count = value ?? 0;
  return (
    <Flex gap={8}>
      <Input
        id={id}
        value={value ?? ''}
        suffix={unit}
        disabled={disabled}
        readOnly
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <Button disabled={disabled || readOnly} onClick={() => onChange(count + 1)}>
        {translate('widget.tally.more')}
      </Button>
    </Flex>
  );
}
