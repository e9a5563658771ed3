import { Select } from 'antd';
import { useCallback } from 'react';
import type { Condition } from '../../../engine/schema/documents/rule-group.ts';
import type { ValueKindName } from '../../../engine/schema/values/index.ts';
import type { NamedField } from '../../document/design-fields.ts';
import type { Json } from '../../document/json.ts';
import { valuesOf } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ValueControl } from '../ValueControl.tsx';

interface Props {
  readonly name: string;
  readonly condition: Condition;
  readonly field: NamedField;
  readonly fields: readonly NamedField[];
  onValue(value: Json | undefined): void;
  onField(other: string | undefined): void;
}

/** Kinds whose several values their own widget can take at once. */
const choices: ReadonlySet<ValueKindName> = new Set(['choice', 'choices', 'path', 'paths', 'reference', 'references']);

/** What a condition compares with: a value, entered as the field itself takes it, or the value of another field. */
export function ConditionValue({ name, condition, field, fields, onValue, onField }: Props) {
  const text = useDesignerText();
  const takes = valuesOf(condition.operator);
  const label = text('designer.settings.conditionValue', { name });
  const stored = condition.value as Json | undefined; // JSON of the document
  const pair = Array.isArray(stored) ? stored : [];
  const [from = null, to = null] = pair;
  const onFrom = useCallback((next: Json | undefined) => onValue([next ?? null, to]), [onValue, to]);
  const onTo = useCallback((next: Json | undefined) => onValue([from, next ?? null]), [onValue, from]);
  const other = condition.valueField;
  const comparable = fields.filter(({ kind, as }) => kind === field.kind && as !== field.as);
  return (
    <div className="adit-design-condition-value">
      {takes === 'one' && (comparable.length > 0 || other !== undefined) && (
        <Select
          size="small"
          aria-label={text('designer.settings.compareWith', { name })}
          value={other ?? ''}
          options={[
            { value: '', label: text('designer.settings.aValue') },
            ...comparable.map(({ as, label: words }) => ({
              value: as,
              label: text('designer.settings.valueOfField', { label: words }),
            })),
            ...(other !== undefined && !comparable.some(({ as }) => as === other)
              ? [{ value: other, label: text('designer.settings.gone', { name: other }) }]
              : []),
          ]}
          onChange={(next: string) => onField(next === '' ? undefined : next)}
        />
      )}
      {other === undefined && takes === 'one' && (
        <ValueControl node={field.node} label={label} value={stored} onChange={onValue} />
      )}
      {takes === 'two' && (
        <>
          <ValueControl
            node={field.node}
            label={text('designer.settings.from', { name })}
            value={from ?? undefined}
            onChange={onFrom}
          />
          <ValueControl
            node={field.node}
            label={text('designer.settings.to', { name })}
            value={to ?? undefined}
            onChange={onTo}
          />
        </>
      )}
      {takes === 'many' &&
        (choices.has(field.kind) ? (
          <ValueControl node={field.node} label={label} value={stored} onChange={onValue} many />
        ) : (
          <Select
            mode="tags"
            size="small"
            open={false}
            suffixIcon={null}
            aria-label={label}
            placeholder={text('designer.settings.severalValues')}
            value={pair.map(String)}
            onChange={(next: string[]) => onValue(next.length > 0 ? next : undefined)}
          />
        ))}
    </div>
  );
}
