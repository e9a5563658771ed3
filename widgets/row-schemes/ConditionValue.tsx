import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { RowSchemeField } from '../../engine/schema/calls/index.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { limits } from '../../engine/schema/limits.ts';
import { PickedIds } from './PickedIds.tsx';
import { asksValue, type DraftCondition } from './scheme-draft.ts';

interface Props {
  readonly field: RowSchemeField;
  readonly condition: DraftCondition;
  onValue(value: unknown): void;
}

type Scalar = string | number | boolean;

/** What a condition compares with, by a control that fits the field. */
export function ConditionValue({ field, condition, onValue }: Props) {
  const { translate } = useServices();
  const { op, kind, value } = condition;
  const label = translate('rowScheme.value');
  if (!asksValue(op, kind)) return null;
  const list = Array.isArray(value) ? value : [];
  if (field.control === 'ids')
    // Ids are asked of what is people and places; the server said of which.
    return <PickedIds label={label} to={field.to as Refers['to']} ids={list.map(String)} onIds={onValue} />;
  if (field.control === 'choice')
    return (
      <Select
        mode="multiple"
        aria-label={label}
        className="adit-scheme-wide"
        value={list as Scalar[]} // of the options below
        onChange={onValue}
        optionFilterProp="label"
        options={field.options.map((one) => ({ value: one.value as Scalar, label: one.label }))} // as designs write them
      />
    );
  if (field.control === 'yesNo')
    return (
      <Select
        aria-label={label}
        value={typeof value === 'boolean' ? value : undefined}
        onChange={onValue}
        options={[true, false].map((one) => ({ value: one, label: translate(one ? 'rowScheme.yes' : 'rowScheme.no') }))}
      />
    );
  const one = (name: string, now: unknown, set: (next: unknown) => void): ReactNode => {
    if (kind === 'days' || field.control === 'number')
      return (
        <InputNumber<number>
          aria-label={name}
          value={typeof now === 'number' ? now : null}
          onChange={set}
          {...(kind === 'days' ? { precision: 0, min: -limits.schemeDays, max: limits.schemeDays } : {})}
        />
      );
    return (
      <Input
        aria-label={name}
        type={field.control === 'day' ? 'date' : 'text'}
        maxLength={limits.keywordLength}
        value={typeof now === 'string' ? now : ''}
        onChange={({ target }) => set(target.value)}
      />
    );
  };
  const days = kind === 'days' && <span className="adit-scheme-how">{translate('rowScheme.daysHow')}</span>;
  if (op !== 'between')
    return (
      <>
        {one(label, value, onValue)}
        {days}
      </>
    );
  const [from = null, to = null] = list;
  return (
    <>
      {one(translate('rowScheme.from'), from, (next) => onValue([next, to]))}
      <span aria-hidden>–</span>
      {one(translate('rowScheme.to'), to, (next) => onValue([from, next]))}
      {days}
    </>
  );
}
