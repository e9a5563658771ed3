import { Button, Select, Tooltip } from 'antd';
import { useId, useMemo, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { wordOf } from '../shared/records.ts';
import { actionsFor, type CallTreeParts, type GroupLine, type ListAction, type Row } from './list-parts.ts';
import { RowMenu } from './RowButtons.tsx';
import type { CallRows } from './use-call-rows.ts';
import { useWorkedRow } from './use-worked-row.ts';

interface Props {
  readonly parts: CallTreeParts;
  readonly answer: CallRows;
  /** What it answered, in its order. */
  readonly lines: readonly GroupLine[];
  /** Id of the chosen group; '' for all. */
  readonly chosen: string;
  /** On a narrow screen the groups are a choice above the list. */
  readonly narrow: boolean;
  onChoose(group: Row | null): void;
  onRun(event: string, group?: Row): void;
  onAgain(): void;
}

const idOf = (group: Row) => wordOf(group.id);
const nameOf = (group: Row) => wordOf(group.fullName);
/** Undefined where the call does not say how much is in a group. */
const countOf = ({ count }: Row) => (typeof count === 'number' ? count : undefined);
/** A step of a tree in px. */
const stepPx = 16;

/** The groups of a list with how much is in each; one is chosen, or all. */
export function CallTree(props: Props) {
  const { parts, answer, lines, chosen, narrow, onChoose, onRun, onAgain } = props;
  const { translate } = useServices();
  const headId = useId();
  const groups = useMemo(() => lines.map(({ group }) => group), [lines]);
  const part = useRef<HTMLElement>(null);
  const work = useWorkedRow(part, groups);
  const runWith = (event: string, group: Row) => {
    work(group);
    onRun(event, group);
  };
  const isCounted = groups.some((group) => countOf(group) !== undefined);
  const all = isCounted ? groups.reduce((sum, group) => sum + (countOf(group) ?? 0), 0) : undefined;
  const tools = parts.toolbar.map((action) => <Tool key={action.key} action={action} onRun={onRun} />);
  const own = (group: Row): readonly ListAction[] => (group.fixed === true ? [] : actionsFor(parts.rowActions, group));
  if (narrow) {
    const current = groups.find((group) => idOf(group) === chosen);
    return (
      <section className="adit-call-groups-line" aria-label={parts.name} ref={part} tabIndex={-1}>
        <Select
          aria-label={parts.name}
          value={chosen}
          options={[
            { value: '', label: withCount(parts.allLabel, all) },
            ...lines.map(({ group, depth }) => ({
              value: idOf(group),
              label: `${'\u2003'.repeat(depth)}${withCount(nameOf(group), countOf(group))}`,
            })),
          ]}
          onChange={(id) => onChoose(groups.find((group) => idOf(group) === id) ?? null)}
        />
        {tools}
        {current && <RowMenu actions={own(current)} row={current} name={nameOf(current)} onRun={runWith} />}
      </section>
    );
  }
  return (
    <nav className="adit-list-card adit-call-groups" aria-labelledby={headId} ref={part} tabIndex={-1}>
      <div className="adit-call-groups-head">
        <strong id={headId}>{parts.name}</strong>
        {tools}
      </div>
      {answer.status === 'failed' && (
        <div role="alert" className="adit-call-groups-failed">
          {answer.message}
          <Button type="link" onClick={onAgain}>
            {translate('list.again')}
          </Button>
        </div>
      )}
      <ul aria-busy={answer.status === 'loading'}>
        <li>
          <Group name={parts.allLabel} count={all} current={chosen === ''} onChoose={() => onChoose(null)} />
        </li>
        {lines.map(({ group, depth }) => (
          <li
            key={idOf(group)}
            data-row-key={idOf(group)}
            style={depth > 0 ? { paddingInlineStart: depth * stepPx } : {}}
          >
            <Group
              name={nameOf(group)}
              count={countOf(group)}
              current={chosen === idOf(group)}
              onChoose={() => onChoose(group)}
            />
            <RowMenu actions={own(group)} row={group} name={nameOf(group)} onRun={runWith} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const withCount = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);

interface GroupProps {
  readonly name: string;
  readonly count: number | undefined;
  readonly current: boolean;
  onChoose(): void;
}

function Group({ name, count, current, onChoose }: GroupProps) {
  const { translate } = useServices();
  return (
    <button
      type="button"
      className="adit-call-group"
      aria-current={current || undefined}
      aria-label={count === undefined ? name : translate('widget.callList.groupOf', { name, count })}
      title={name}
      onClick={onChoose}
    >
      <span>{name}</span> {count !== undefined && <span className="adit-call-group-count">{count}</span>}
    </button>
  );
}

function Tool({ action, onRun }: { readonly action: ListAction; onRun(event: string): void }) {
  return (
    <Tooltip title={action.label}>
      <Button
        type="text"
        size="small"
        aria-label={action.label}
        icon={<PageIcon name={action.icon ?? 'PlusOutlined'} />}
        onClick={() => onRun(action.event)}
      />
    </Tooltip>
  );
}
