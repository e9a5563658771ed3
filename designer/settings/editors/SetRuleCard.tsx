import { Checkbox, Select } from 'antd';
import { useCallback } from 'react';
import { formulaKinds, mayTake } from '../../../engine/schema/check/index.ts';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Json, JsonObject } from '../../document/json.ts';
import { asNode } from '../../document/node-facts.ts';
import { asJson } from '../../document/rule-group-edit.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useFirstNode, useNodeFact } from '../settings-context.ts';
import { useNamedFields } from '../use-design-fields.ts';
import { ValueControl } from '../ValueControl.tsx';
import { EntryTools } from './EntryTools.tsx';
import { FormulaEditor } from './FormulaEditor.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { type SetSource, setSourceOf, whenOf, withKey, withSource, withWhen } from './set-rule-edit.ts';

interface Props {
  readonly rule: JsonObject;
  readonly number: number;
  readonly count: number;
  onChange(rule: JsonObject, typed?: boolean): void;
  onMove(by: -1 | 1): void;
  onDelete(): void;
}

const sources: readonly SetSource[] = ['value', 'valueField', 'expression'];

/** One rule: what is set (a value, that of another field, the outcome of a formula), and when. */
export function SetRuleCard({ rule, number, count, onChange, onMove, onDelete }: Props) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const node = useFirstNode();
  const kind = valueKindOf(asNode(node), store.descriptors);
  const source = setSourceOf(rule);
  const name = text('designer.settings.setRuleNumber', { number });
  const takesFormula = source === 'expression' || (kind !== undefined && formulaKinds.has(kind));
  const onValue = useCallback(
    (value: Json | undefined) => onChange(withKey(rule, 'value', value), true),
    [rule, onChange],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-card" role="group" aria-label={name}>
      <div className="adit-design-card-head">
        <Select
          size="small"
          className="adit-design-fill"
          aria-label={text('designer.settings.setSource', { name })}
          value={source}
          options={sources
            .filter((one) => one !== 'expression' || takesFormula)
            .map((one) => ({ value: one, label: text(`designer.settings.setSource.${one}`) }))}
          onChange={(next) => onChange(withSource(rule, next))}
        />
        <EntryTools {...{ name, number, count, onMove, onDelete }} />
      </div>
      {source === 'value' && (
        <ValueControl
          node={node}
          label={text('designer.settings.setValueOf', { name })}
          value={rule.value}
          onChange={onValue}
        />
      )}
      {source === 'valueField' && (
        <FieldOf
          label={text('designer.settings.setFieldOf', { name })}
          value={typeof rule.valueField === 'string' ? rule.valueField : ''}
          onChange={(field) => onChange(withKey(rule, 'valueField', field))}
        />
      )}
      {source === 'expression' && (
        <FormulaEditor
          name={text('designer.settings.formulaOf', { name })}
          stored={rule.expression}
          // Without tokens it is still to be a formula: the rule would empty the field else.
          onChange={(tokens) => onChange(withKey(rule, 'expression', tokens ?? []))}
        />
      )}
      <RuleEditor
        title={text('designer.settings.stepWhen', { name })}
        always={text('designer.settings.setAlways')}
        value={whenOf(rule)}
        onChange={(when, typed) => onChange(withWhen(rule, asJson(when)), typed)}
      />
      <Checkbox
        checked={rule.overwrite === true}
        onChange={({ target }) => onChange(withKey(rule, 'overwrite', target.checked ? true : undefined))}
      >
        {text('designer.settings.overwrite')}
      </Checkbox>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  onChange(field: string): void;
}

/** A field whose values the one that is set can take. */
function FieldOf({ label, value, onChange }: FieldProps) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const kind = useNodeFact((node) => valueKindOf(asNode(node), store.descriptors));
  const fields = useNamedFields().filter((field) => kind !== undefined && mayTake(kind, field.kind));
  const isKnown = fields.some(({ as }) => as === value);
  return (
    <Select
      size="small"
      className="adit-design-fill"
      aria-label={label}
      placeholder={text('designer.settings.chooseField')}
      showSearch
      optionFilterProp="label"
      value={value || undefined}
      status={value === '' || isKnown ? undefined : 'error'}
      options={[
        ...fields.map(({ as, label: words }) => ({ value: as, label: `${words} ${as}` })),
        ...(value === '' || isKnown ? [] : [{ value, label: text('designer.settings.gone', { name: value }) }]),
      ]}
      onChange={onChange}
    />
  );
}
