import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useCallback } from 'react';
import { type Condition, operators } from '../../../engine/schema/documents/rule-group.ts';
import { valueKinds } from '../../../engine/schema/values/index.ts';
import type { NamedField } from '../../document/design-fields.ts';
import type { Json } from '../../document/json.ts';
import { valuesOf, withField, withOperator } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ConditionValue } from './ConditionValue.tsx';

interface Props {
  readonly condition: Condition;
  readonly fields: readonly NamedField[];
  readonly number: string;
  onChange(condition: Condition, typed?: boolean): void;
  onRemove(): void;
}

/** Field, comparison, value. A field that is gone stays named, so that it can be put right. */
export function ConditionRow({ condition, fields, number, onChange, onRemove }: Props) {
  const text = useDesignerText();
  const field = fields.find(({ as }) => as === condition.field);
  const taken = field ? valueKinds[field.kind].operators : operators;
  const name = text('designer.settings.conditionNumber', { number });
  const onValue = useCallback(
    (value: Json | undefined) => {
      const { value: _known, ...rest } = condition;
      onChange(value === undefined ? rest : { ...rest, value }, true);
    },
    [condition, onChange],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="adit-design-condition" role="group" aria-label={name}>
      <Select
        size="small"
        aria-label={text('designer.settings.conditionField', { name })}
        showSearch
        optionFilterProp="label"
        value={condition.field}
        status={field ? undefined : 'error'}
        options={[
          ...fields.map(({ as, label }) => ({ value: as, label: `${label} ${as}` })),
          ...(field
            ? []
            : [{ value: condition.field, label: text('designer.settings.gone', { name: condition.field }) }]),
        ]}
        onChange={(next) => {
          const chosen = fields.find(({ as }) => as === next);
          if (chosen) onChange(withField(condition, next, valueKinds[chosen.kind].operators));
        }}
      />
      <Select
        size="small"
        aria-label={text('designer.settings.conditionOperator', { name })}
        value={condition.operator}
        status={taken.includes(condition.operator) ? undefined : 'error'}
        options={[...new Set([...taken, condition.operator])].map((one) => ({
          value: one,
          label: text(`designer.settings.operator.${one}`),
        }))}
        onChange={(next) => onChange(withOperator(condition, next))}
      />
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={text('designer.settings.deleteOf', { name })}
        onClick={onRemove}
      />
      {field && valuesOf(condition.operator) !== 'none' && (
        <ConditionValue
          name={name}
          condition={condition}
          field={field}
          fields={fields}
          onValue={onValue}
          onField={(other) => {
            const { value: _value, valueField: _field, ...rest } = condition;
            onChange(other === undefined ? rest : { ...rest, valueField: other });
          }}
        />
      )}
    </div>
  );
}
