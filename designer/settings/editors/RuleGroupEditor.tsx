import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useId } from 'react';
import { type Condition, isRuleGroup, type RuleGroup } from '../../../engine/schema/documents/rule-group.ts';
import type { NamedField } from '../../document/design-fields.ts';
import type { RulePath } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ConditionRow } from './ConditionRow.tsx';

interface Props {
  readonly group: RuleGroup;
  readonly path: RulePath;
  readonly fields: readonly NamedField[];
  readonly title: string;
  onChange(path: RulePath, part: RuleGroup | Condition, typed?: boolean): void;
  onAdd(path: RulePath, isGroup: boolean): void;
  onRemove(path: RulePath): void;
}

/** A group: all of its conditions, or any of them; groups inside it draw themselves. */
export function RuleGroupEditor({ group, path, fields, title, onChange, onAdd, onRemove }: Props) {
  const text = useDesignerText();
  const id = useId();
  const name = path.length === 0 ? title : text('designer.settings.groupNumber', { number: place(path) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-group" role="group" aria-label={name}>
      <div className="adit-design-group-head">
        <Segmented
          name={id}
          size="small"
          aria-label={text('designer.settings.logicOf', { name })}
          value={group.logic}
          options={(['and', 'or'] as const).map((logic) => ({
            value: logic,
            label: text(`designer.settings.${logic}`),
          }))}
          onChange={(logic) => onChange(path, { ...group, logic })}
        />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={text('designer.settings.deleteOf', { name })}
          onClick={() => onRemove(path)}
        />
      </div>
      {group.conditions.map((part, index) => {
        const at = [...path, index];
        return isRuleGroup(part) ? (
          <RuleGroupEditor
            key={at.join('-')}
            {...{ fields, title, onChange, onAdd, onRemove }}
            group={part}
            path={at}
          />
        ) : (
          <ConditionRow
            key={at.join('-')}
            condition={part}
            fields={fields}
            number={place(at)}
            onChange={(next, typed) => onChange(at, next, typed)}
            onRemove={() => onRemove(at)}
          />
        );
      })}
      <div className="adit-design-list-foot">
        <Button size="small" type="link" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(path, false)}>
          {text('designer.settings.addCondition')}
        </Button>
        <Button size="small" type="link" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(path, true)}>
          {text('designer.settings.addGroup')}
        </Button>
      </div>
    </div>
  );
}

/** 2.1 is the first condition of the second group, as people count. */
function place(path: RulePath): string {
  return path.map((index) => index + 1).join('.');
}
