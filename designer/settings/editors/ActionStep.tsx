import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useId } from 'react';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { ActionPartInput } from './ActionPartInput.tsx';
import { actionNames, actionParts, isActionName, withAction, withPart } from './action-form.ts';
import { asJson } from './LinkageEditor.tsx';
import { RuleEditor } from './RuleEditor.tsx';

interface Props {
  readonly step: JsonObject;
  readonly number: number;
  readonly count: number;
  onChange(step: JsonObject, typed?: boolean): void;
  onMove(by: -1 | 1): void;
  onDelete(): void;
}

/** One step: which action, what it needs, when it is taken. An action that nobody knows stays as it is. */
export function ActionStep({ step, number, count, onChange, onMove, onDelete }: Props) {
  const text = useDesignerText();
  const id = useId();
  const action = isActionName(step.action) ? step.action : undefined;
  const name = text('designer.settings.stepNumber', { number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-card" role="group" aria-label={name}>
      <div className="adit-design-card-head">
        <Select
          size="small"
          className="adit-design-fill"
          aria-label={name}
          value={String(step.action)}
          status={action ? undefined : 'error'}
          options={[...actionNames, ...(action ? [] : [String(step.action)])].map((one) => ({
            value: one,
            label: isActionName(one) ? text(`designer.settings.action.${one}`) : one,
          }))}
          onChange={(next) => isActionName(next) && onChange(withAction(step, next))}
        />
        <Button
          size="small"
          type="text"
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={number === 1}
          aria-label={text('designer.settings.upOf', { name })}
          onClick={() => onMove(-1)}
        />
        <Button
          size="small"
          type="text"
          icon={<ArrowDownOutlined aria-hidden />}
          disabled={number === count}
          aria-label={text('designer.settings.downOf', { name })}
          onClick={() => onMove(1)}
        />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={text('designer.settings.deleteOf', { name })}
          onClick={onDelete}
        />
      </div>
      {action &&
        actionParts[action].map((part) => (
          <ActionPartInput
            key={part.name}
            id={`${id}-${part.name}`}
            part={part}
            value={step[part.name]}
            onChange={(value, typed) => onChange(withPart(step, part.name, value), typed)}
          />
        ))}
      <RuleEditor
        title={text('designer.settings.stepWhen', { name })}
        always={text('designer.settings.stepAlways')}
        value={step.when}
        onChange={(rule, typed) => onChange(withPart(step, 'when', asJson(rule)), typed)}
      />
    </div>
  );
}
