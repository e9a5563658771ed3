import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useStored } from '../settings-context.ts';
import { moved } from './list-edit.ts';
import { SetRuleCard } from './SetRuleCard.tsx';
import { noConditions, readSetRules } from './set-rule-edit.ts';

const path = '/setWhen';

/** What a field takes, once, when conditions come to hold: rules in order, the first of several acts. */
export function SetRulesEditor() {
  const text = useDesignerText();
  const change = useChange();
  const rules = readSetRules(useStored(path).value);
  const title = text('designer.settings.setWhen');
  const write = (next: readonly JsonObject[], typed = false) =>
    change({ path, value: next.length > 0 ? next : undefined }, typed);
  return (
    <section className="adit-design-rule" aria-label={title}>
      <h4>{title}</h4>
      {rules.length > 0 && <p className="adit-design-setting-hint">{text('designer.settings.setWhenAbout')}</p>}
      {rules.map((rule, index) => (
        <SetRuleCard
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and the order is what tells them apart
          key={index}
          rule={rule}
          number={index + 1}
          count={rules.length}
          onChange={(next, typed) => write(rules.with(index, next), typed)}
          onMove={(by) => write(moved(rules, index, index + by))}
          onDelete={() => write(rules.toSpliced(index, 1))}
        />
      ))}
      <div className="adit-design-rule-none">
        {rules.length === 0 && (
          <span className="adit-design-setting-hint">{text('designer.settings.setWhen.always')}</span>
        )}
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => write([...rules, { when: noConditions }])}
        >
          {text('designer.settings.addSetRule')}
        </Button>
      </div>
    </section>
  );
}
