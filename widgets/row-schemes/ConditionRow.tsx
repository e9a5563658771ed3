import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { RowSchemeField } from '../../engine/schema/calls/index.ts';
import { signOperators } from '../../engine/schema/grants/row-scheme.ts';
import { ConditionValue } from './ConditionValue.tsx';
import { conditionOf, type DraftCondition, plainName, withSign } from './scheme-draft.ts';

interface Props {
  readonly at: number;
  readonly fields: readonly RowSchemeField[];
  readonly condition: DraftCondition;
  onCondition(condition: DraftCondition): void;
  onDrop(): void;
}

/** One comparison: a field, how, and with what. */
export function ConditionRow({ at, fields, condition, onCondition, onDrop }: Props) {
  const { translate } = useServices();
  const field = fields.find(({ id }) => id === condition.field);
  return (
    <fieldset className="adit-scheme-condition" aria-label={translate('rowScheme.condition', { at })}>
      <Select
        showSearch
        aria-label={translate('rowScheme.field')}
        className="adit-scheme-field"
        value={condition.field}
        optionFilterProp="label"
        onChange={(id) => {
          const next = fields.find((one) => one.id === id);
          if (next) onCondition({ ...conditionOf(next), key: condition.key });
        }}
        options={fields.map(({ id, fullName }) => ({
          value: id,
          label: fullName || translate(`rowScheme.field.${plainName(id)}`),
        }))}
      />
      {field && (
        <>
          <Select
            aria-label={translate('rowScheme.sign')}
            className="adit-scheme-sign"
            value={condition.op}
            onChange={(op) => onCondition(withSign(condition, op))}
            options={field.signs.map((sign) => ({
              value: sign,
              label: translate(`rowScheme.sign.${signOperators[sign]}`),
            }))}
          />
          {field.kinds.length > 1 && condition.op !== 'null' && condition.op !== 'notNull' && (
            <Select
              aria-label={translate('rowScheme.kind')}
              className="adit-scheme-kind"
              value={condition.kind}
              onChange={(kind) => onCondition({ key: condition.key, field: condition.field, op: condition.op, kind })}
              options={field.kinds.map((kind) => ({
                value: kind,
                label: translate(`rowScheme.kind.${plainName(kind)}`),
              }))}
            />
          )}
          <ConditionValue
            field={field}
            condition={condition}
            onValue={(value) => onCondition({ ...condition, value })}
          />
        </>
      )}
      <Button
        type="text"
        className="adit-scheme-drop"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={translate('rowScheme.drop', { at })}
        onClick={onDrop}
      />
    </fieldset>
  );
}
