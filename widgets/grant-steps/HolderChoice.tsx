import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Refers, RefersTo } from '../../engine/schema/fields/refers.ts';
import { type Chosen, chosenKey, lastIdOf } from '../../engine/schema/references/index.ts';
import { useNames } from '../pickers/use-names.ts';
import type { AskedHolder } from './use-grants.ts';

const PickerDialog = lazy(() =>
  import('../pickers/PickerDialog.tsx').then((module) => ({ default: module.PickerDialog })),
);

const kinds = ['role', 'user', 'position', 'group', 'organize'] as const;
type Kind = (typeof kinds)[number];
const refersTo = (to: RefersTo): Refers => ({ to, range: {} });

interface OneProps {
  /** As the server calls the holder, once it has answered. */
  readonly name: string;
  readonly holder: AskedHolder | null;
  /** Before another one is shown: false keeps this one. */
  mayChange(): Promise<boolean>;
  onHolder(holder: AskedHolder): void;
}

/** Whose rights are looked at. */
export function OneHolder({ name, holder, mayChange, onHolder }: OneProps) {
  const { translate } = useServices();
  const id = useId();
  const [kind, setKind] = useState<Kind>(kinds.find((one) => one === holder?.kind) ?? (holder ? 'organize' : 'role'));
  const [isOpen, setIsOpen] = useState(false);
  const word = translate(`grant.kind.${kind}`);
  const open = async () => {
    if (await mayChange()) setIsOpen(true);
  };
  return (
    <div className="adit-grant-whom">
      <Select<Kind>
        aria-label={translate('grant.kind')}
        value={kind}
        onChange={setKind}
        className="adit-grant-kind"
        options={kinds.map((value) => ({ value, label: translate(`grant.kind.${value}`) }))}
      />
      {name !== '' && <strong className="adit-grant-name">{name}</strong>}
      <Button {...(holder ? {} : { type: 'primary' as const })} aria-haspopup="dialog" onClick={() => void open()}>
        {translate(holder ? 'grant.change' : 'grant.choose', { kind: word })}
      </Button>
      {isOpen && (
        <Suspense>
          <PickerDialog
            id={id}
            title={translate('grant.choose', { kind: word })}
            refers={refersTo(kind)}
            isSeveral={false}
            chosen={[]}
            blocked={undefined}
            onClose={() => setIsOpen(false)}
            onConfirm={([one]) => {
              setIsOpen(false);
              if (one) onHolder({ kind, id: lastIdOf(one) });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ManyProps {
  readonly chosen: readonly Chosen[];
  onChosen(chosen: readonly Chosen[]): void;
}

/** To whom rights are granted at once: people, departments, roles, positions and groups. */
export function ManyHolders({ chosen, onChosen }: ManyProps) {
  const { translate } = useServices();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const names = useNames(chosen);
  return (
    <div className="adit-grant-many">
      <ul aria-label={translate('grant.whom')}>
        {names.map(({ key, text, note }) => (
          <li key={key}>
            <span>
              {text}
              {note !== '' && <span className="adit-check-note">{note}</span>}
            </span>
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={translate('grant.remove', { name: text })}
              onClick={() => onChosen(chosen.filter((one) => chosenKey(one) !== key))}
            />
          </li>
        ))}
      </ul>
      <Button icon={<PlusOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate('grant.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <PickerDialog
            id={id}
            title={translate('grant.whom')}
            refers={refersTo('member')}
            isSeveral
            chosen={chosen}
            blocked={undefined}
            onClose={() => setIsOpen(false)}
            onConfirm={(next) => {
              setIsOpen(false);
              onChosen(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Ids of those who were chosen, as the call takes them. */
export function idsOf(chosen: readonly Chosen[]) {
  const ids = (suffix: string) =>
    chosen
      .flatMap(({ keys }) => keys.slice(-1).filter((key) => key.endsWith(`--${suffix}`)))
      .map((key) => key.slice(0, -suffix.length - 2));
  return {
    roleIds: ids('role'),
    userIds: ids('user'),
    positionIds: ids('position'),
    groupIds: ids('group'),
    organizeIds: ids('organize'),
  };
}
