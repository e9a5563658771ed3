import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useId } from 'react';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useStored } from '../settings-context.ts';
import { moved } from './list-edit.ts';
import { RuleCard } from './RuleCard.tsx';
import { readRules } from './rule-list.ts';

const path = '/config/regList';

/** Rules that a value has to keep, in order: reusable ones by name and patterns of one's own. */
export function RulesEditor() {
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const rules = readRules(useStored(path).value);
  const write = (next: readonly JsonObject[], typed = false) =>
    change({ path, value: next.length > 0 ? next : undefined }, typed);
  return (
    <section className="adit-design-list" aria-label={text('designer.settings.rules')}>
      {rules.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('designer.settings.noRules')} />
      )}
      {rules.map((rule, index) => (
        <RuleCard
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and the order is what tells them apart
          key={index}
          id={`${id}-${index}`}
          rule={rule}
          number={index + 1}
          count={rules.length}
          onChange={(next, typed) => write(rules.with(index, next), typed)}
          onMove={(by) => write(moved(rules, index, index + by))}
          onDelete={() => write(rules.toSpliced(index, 1))}
        />
      ))}
      <div className="adit-design-list-foot">
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => write([...rules, { rule: 'iphone' }])}>
          {text('designer.settings.addRule')}
        </Button>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => write([...rules, { pattern: '' }])}>
          {text('designer.settings.addPattern')}
        </Button>
      </div>
    </section>
  );
}
