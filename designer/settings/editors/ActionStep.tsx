import { CopyOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { ActionName } from '../../../engine/schema/documents/action.ts';
import type { JsonObject } from '../../document/json.ts';
import { asJson } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ActionPartInput } from './ActionPartInput.tsx';
import { actionParts, isActionName, withAction, withPart } from './action-form.ts';
import { EntryTools } from './EntryTools.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { StepFindings } from './StepFindings.tsx';

interface Props {
  readonly step: JsonObject;
  /** What it is called in the names of its controls. */
  readonly name: string;
  readonly number: number;
  readonly count: number;
  /** JSON pointer from the document. */
  readonly at: string;
  readonly offered: readonly ActionName[];
  onChange(step: JsonObject, typed?: boolean): void;
  onMove(by: -1 | 1): void;
  onDuplicate(): void;
  onDelete(): void;
  /** What runs where it fails. */
  readonly children?: ReactNode;
}

/** One step: which action, what it needs, when it is taken. An action that nobody knows stays as it is. */
export function ActionStep(props: Props) {
  const { step, name, number, count, at, offered, onChange, onMove, onDuplicate, onDelete, children } = props;
  const text = useDesignerText();
  const id = useId();
  const action = isActionName(step.action) ? step.action : undefined;
  const keyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey) return;
    // On the canvas the same keys move the node.
    event.preventDefault();
    event.stopPropagation();
    if (number + by >= 1 && number + by <= count) onMove(by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-card" role="group" aria-label={name} onKeyDown={keyDown}>
      <div className="adit-design-card-head">
        <Select
          size="small"
          className="adit-design-fill"
          aria-label={name}
          value={String(step.action)}
          status={action ? undefined : 'error'}
          options={[...new Set([...offered, String(step.action)])].map((one) => ({
            value: one,
            label: isActionName(one) ? text(`designer.settings.action.${one}`) : one,
          }))}
          onChange={(next) => isActionName(next) && onChange(withAction(step, next))}
        />
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined aria-hidden />}
          aria-label={text('designer.settings.duplicateOf', { name })}
          onClick={onDuplicate}
        />
        <EntryTools name={name} number={number} count={count} onMove={onMove} onDelete={onDelete} />
      </div>
      {action &&
        actionParts[action].map((part) => (
          <ActionPartInput
            key={part.name}
            id={`${id}-${part.name}`}
            part={part}
            step={step}
            value={step[part.name]}
            onChange={(value, typed) => onChange(withPart(step, part.name, value), typed)}
          />
        ))}
      <StepFindings at={at} />
      <RuleEditor
        title={text('designer.settings.stepWhen', { name })}
        always={text('designer.settings.stepAlways')}
        value={step.when}
        onChange={(rule, typed) => onChange(withPart(step, 'when', asJson(rule)), typed)}
      />
      {children}
    </div>
  );
}
