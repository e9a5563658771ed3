import { Button, Empty, Input, Tabs } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { CallData, Calls, GradeItem } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { CheckTree } from '../check-tree/CheckTree.tsx';
import type { KeptGrade } from './GradeForm.tsx';
import { GradeTree } from './GradeTree.tsx';
import { gradeNodes, scopesOf, ticksOf } from './grade-rows.ts';

interface Props {
  readonly id: string;
  readonly person: ReactNode;
  readonly kept: KeptGrade;
  readonly answer: CallData<Calls['gradeSelector']>;
  readonly isBusy: boolean;
  /** Somebody is chosen. */
  readonly isWhole: boolean;
  onSave(content: Required<Pick<KeptGrade, 'scopes' | 'menuIds' | 'roleIds' | 'note'>>): void;
}

/** Person, organisation, menu entries and roles, each behind its tab. */
export function GradePanes({ id, person, kept, answer, isBusy, isWhole, onSave }: Props) {
  const { translate } = useServices();
  const nodes = useMemo(() => gradeNodes(answer.list), [answer.list]);
  const [ticks, setTicks] = useState(() => ticksOf(answer.list));
  const [menus, setMenus] = useState<ReadonlySet<string>>(() => new Set(kept.menuIds));
  const [roles, setRoles] = useState<ReadonlySet<string>>(() => new Set(kept.roleIds));
  const [note, setNote] = useState(kept.note ?? '');
  const pane = (content: ReactNode) => <div className="adit-grade-pane">{content}</div>;
  const tabs = [
    {
      key: 'person',
      children: pane(
        <div className="adit-grade-fields">
          <div>
            <span className="adit-grade-label">{translate('grade.person')}</span>
            {person}
          </div>
          <div>
            <label htmlFor={`${id}-note`}>{translate('grade.note')}</label>
            <Input.TextArea
              id={`${id}-note`}
              rows={3}
              maxLength={limits.noteLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </div>,
      ),
    },
    {
      key: 'scopes',
      children: pane(
        <>
          <p className="adit-grade-about">{translate('grade.about')}</p>
          <GradeTree label={translate('grade.tab.scopes')} nodes={nodes} ticks={ticks} onTicks={setTicks} />
        </>,
      ),
    },
    { key: 'menus', children: pane(<Items name="menus" items={answer.menus} ticked={menus} onTicked={setMenus} />) },
    { key: 'roles', children: pane(<Items name="roles" items={answer.roles} ticked={roles} onTicked={setRoles} />) },
  ] as const;
  return (
    <div className="adit-grade-form">
      <Tabs items={tabs.map(({ key, children }) => ({ key, label: translate(`grade.tab.${key}`), children }))} />
      <div className="adit-grade-foot">
        <Button
          type="primary"
          loading={isBusy}
          disabled={!isWhole}
          {...(isWhole ? {} : { title: translate('grade.nobody') })}
          onClick={() =>
            onSave({ scopes: scopesOf(ticks, kept.scopes ?? []), menuIds: [...menus], roleIds: [...roles], note })
          }
        >
          {translate('grade.save')}
        </Button>
      </div>
    </div>
  );
}

interface ItemsProps {
  readonly name: 'menus' | 'roles';
  readonly items: readonly GradeItem[];
  readonly ticked: ReadonlySet<string>;
  onTicked(ticked: ReadonlySet<string>): void;
}

/** What may be handed out. */
function Items({ name, items, ticked, onTicked }: ItemsProps) {
  const { translate } = useServices();
  if (items.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={translate(name === 'menus' ? 'grade.noMenus' : 'grade.noRoles')}
      />
    );
  return <CheckTree label={translate(`grade.tab.${name}`)} lines={items} ticked={ticked} onTicked={onTicked} />;
}
