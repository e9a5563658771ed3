import { Select } from 'antd';
import { useMemo } from 'react';
import { isRuleName, ruleNames } from '../../../engine/schema/rules/index.ts';
import type { JsonObject } from '../../document/json.ts';
import { asJson } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { EntryTools } from './EntryTools.tsx';
import { PatternTester } from './PatternTester.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { withRule } from './rule-list.ts';

interface Props {
  readonly id: string;
  readonly rule: JsonObject;
  readonly number: number;
  readonly count: number;
  onChange(rule: JsonObject, typed?: boolean): void;
  onMove(by: -1 | 1): void;
  onDelete(): void;
}

/** One rule: which, what it says when it is broken, when it is asked, and for a pattern a place to try it. */
export function RuleCard({ id, rule, number, count, onChange, onMove, onDelete }: Props) {
  const text = useDesignerText();
  const name = typeof rule.rule === 'string' ? rule.rule : '';
  const pattern = typeof rule.pattern === 'string' ? rule.pattern : '';
  const title = text('designer.settings.ruleNumber', { number });
  const options = useMemo(
    () => [
      { value: '', label: text('designer.settings.ownPattern') },
      ...ruleNames.map((one) => ({ value: one, label: text(`designer.settings.rule.${one}`) })),
      // A name that nobody knows stays, and is seen to be one.
      ...(name !== '' && !isRuleName(name) ? [{ value: name, label: name }] : []),
    ],
    [text, name],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-card" role="group" aria-label={title}>
      <div className="adit-design-card-head">
        <Select
          id={`${id}-rule`}
          size="small"
          className="adit-design-fill"
          aria-label={title}
          showSearch
          optionFilterProp="label"
          value={name}
          options={options}
          onChange={(next) => onChange(withRule(rule, next))}
        />
        <EntryTools {...{ number, count, onMove, onDelete }} name={title} />
      </div>
      {name === '' && (
        <PatternTester id={id} pattern={pattern} onChange={(next) => onChange({ ...rule, pattern: next }, true)} />
      )}
      <LocalTextInput
        id={`${id}-message`}
        named
        label={text('designer.settings.ruleMessage', { name: title })}
        placeholder={isRuleName(name) ? text(`rule.${name}`) : text('designer.settings.messageHint')}
        value={rule.message}
        onChange={(next) => {
          const { message: _known, ...rest } = rule;
          onChange(next === undefined ? rest : { ...rest, message: next }, true);
        }}
      />
      <RuleEditor
        title={text('designer.settings.stepWhen', { name: title })}
        always={text('designer.settings.ruleAlways')}
        value={rule.when}
        onChange={(next, typed) => {
          const { when: _known, ...rest } = rule;
          const when = asJson(next);
          onChange(when === undefined ? rest : { ...rest, when }, typed);
        }}
      />
    </div>
  );
}
