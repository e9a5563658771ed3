import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { RowSchemeField } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { conditionOf, type Draft, type DraftGroup, groupOf, isWhole } from './scheme-draft.ts';

interface Props {
  readonly fields: readonly RowSchemeField[];
  readonly start: Draft;
  onChanged(): void;
  /** @throws RequestFailure, which is said here */
  onSave(draft: Draft): Promise<void>;
  onCancel(): void;
}

/** A row scheme as it is written: its name, and conditions in groups. */
export function SchemeForm({ fields, start, onChanged, onSave, onCancel }: Props) {
  const { translate } = useServices();
  const id = useId();
  const [draft, setDraft] = useState(start);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [first] = fields;
  const change = (some: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...some }));
    onChanged();
  };
  const conditions = draft.groups.flatMap((group) => group.conditions);
  const save = async () => {
    if (isBusy) return;
    const isLacking = draft.fullName.trim() === '' || draft.enCode.trim() === '' || !conditions.every(isWhole);
    if (isLacking || conditions.length === 0) return setRefusal(translate('rowScheme.lacking'));
    setIsBusy(true);
    setRefusal('');
    try {
      await onSave(draft);
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      const [finding] = error.data?.findings ?? [];
      setRefusal(finding?.message ?? error.message);
    } finally {
      setIsBusy(false);
    }
  };
  const setGroup = (key: number, group: DraftGroup | null) =>
    change({ groups: draft.groups.flatMap((one) => (one.key !== key ? [one] : group ? [group] : [])) });
  const logic = (name: string, value: 'and' | 'or', set: (next: 'and' | 'or') => void) => (
    <Segmented
      aria-label={translate(name)}
      value={value}
      onChange={set}
      options={(['and', 'or'] as const).map((one) => ({ value: one, label: translate(`rowScheme.${one}`) }))}
    />
  );
  const isFull = conditions.length >= limits.schemeConditions;
  return (
    <form
      className="adit-scheme-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="adit-scheme-head">
        <label htmlFor={`${id}-name`}>{translate('rowScheme.name')}</label>
        <Input
          id={`${id}-name`}
          maxLength={50}
          value={draft.fullName}
          onChange={({ target }) => change({ fullName: target.value })}
        />
        <label htmlFor={`${id}-code`}>{translate('rowScheme.code')}</label>
        <Input
          id={`${id}-code`}
          maxLength={50}
          aria-describedby={`${id}-how`}
          value={draft.enCode}
          onChange={({ target }) => change({ enCode: target.value })}
        />
        <span id={`${id}-how`} className="adit-scheme-how">
          {translate('rowScheme.codeHow')}
        </span>
      </div>
      {draft.groups.length > 1 && (
        <div className="adit-scheme-logic">
          {translate('rowScheme.match')}
          {logic('rowScheme.match', draft.matchLogic, (matchLogic) => change({ matchLogic }))}
        </div>
      )}
      {draft.groups.map((group, at) => (
        <section
          key={group.key}
          aria-label={translate('rowScheme.group', { at: at + 1 })}
          className="adit-scheme-group"
        >
          <div className="adit-scheme-logic">
            {translate('rowScheme.within')}
            {logic('rowScheme.within', group.logic, (next) => setGroup(group.key, { ...group, logic: next }))}
            {draft.groups.length > 1 && (
              <Button type="text" size="small" onClick={() => setGroup(group.key, null)}>
                {translate('rowScheme.dropGroup', { at: at + 1 })}
              </Button>
            )}
          </div>
          {group.conditions.map((condition, place) => (
            <ConditionRow
              key={condition.key}
              at={place + 1}
              fields={fields}
              condition={condition}
              onCondition={(next) =>
                setGroup(group.key, {
                  ...group,
                  conditions: group.conditions.map((one) => (one.key === next.key ? next : one)),
                })
              }
              onDrop={() => {
                const left = group.conditions.filter(({ key }) => key !== condition.key);
                setGroup(group.key, left.length > 0 ? { ...group, conditions: left } : null);
              }}
            />
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={isFull || !first}
            onClick={() =>
              first && setGroup(group.key, { ...group, conditions: [...group.conditions, conditionOf(first)] })
            }
          >
            {translate('rowScheme.addCondition')}
          </Button>
        </section>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={isFull || !first || draft.groups.length >= limits.schemeGroups}
        onClick={() => first && change({ groups: [...draft.groups, groupOf(first)] })}
      >
        {translate('rowScheme.addGroup')}
      </Button>
      {refusal !== '' && <Alert showIcon type="error" role="alert" title={refusal} />}
      <div className="adit-scheme-foot">
        <Button onClick={onCancel}>{translate('rowScheme.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {translate('rowScheme.save')}
        </Button>
      </div>
    </form>
  );
}
