import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RuleGroup } from '../../../engine/schema/documents/rule-group.ts';
import type { Json } from '../../document/json.ts';
import { addPart, changePart, readGroup, removePart } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useDataFields } from '../../sources/use-data-fields.ts';
import { useNamedFields } from '../use-design-fields.ts';
import { RuleGroupEditor } from './RuleGroupEditor.tsx';

interface Props {
  readonly title: string;
  /** What holds while there is no rule. */
  readonly always: string;
  readonly value: Json | undefined;
  onChange(rule: RuleGroup | undefined, typed?: boolean): void;
}

/** A rule as conditions joined by and / or, to any depth. */
export function RuleEditor({ title, always, value, onChange }: Props) {
  const text = useDesignerText();
  const named = useNamedFields();
  const data = useDataFields(value);
  const fields = [...named, ...data];
  const group = readGroup(value);
  const [first] = fields;
  const fresh = { field: first?.as ?? '', operator: 'equal' as const };
  return (
    <section className="adit-design-rule" aria-label={title}>
      <h4>{title}</h4>
      {group ? (
        <RuleGroupEditor
          group={group}
          path={[]}
          fields={fields}
          title={title}
          onChange={(path, part, typed) =>
            onChange(
              changePart(group, path, () => part),
              typed,
            )
          }
          onAdd={(path, isGroup) =>
            onChange(addPart(group, path, isGroup ? { logic: 'or', conditions: [fresh] } : fresh))
          }
          onRemove={(path) => onChange(path.length === 0 ? undefined : removePart(group, path))}
        />
      ) : (
        <div className="adit-design-rule-none">
          <span className="adit-design-setting-hint">{always}</span>
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            disabled={!first}
            title={first ? undefined : text('designer.settings.noFields')}
            aria-label={text('designer.settings.addConditionTo', { name: title })}
            onClick={() => onChange({ logic: 'and', conditions: [fresh] })}
          >
            {text('designer.settings.addCondition')}
          </Button>
        </div>
      )}
    </section>
  );
}
