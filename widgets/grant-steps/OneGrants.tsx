import { Checkbox } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { grantsKept } from '../../engine/schema/undo/grants-kept.ts';
import { HistoryButton } from '../change-history/HistoryButton.tsx';
import type { Leave } from '../list-parts/use-leave.ts';
import { StatePicture } from '../shared/StatePicture.tsx';
import { GrantFrame } from './GrantFrame.tsx';
import { GrantStep } from './GrantStep.tsx';
import { OneHolder } from './HolderChoice.tsx';
import { useHolderSource } from './holder-source.ts';
import { type AskedHolder, useGrants, type Wanted } from './use-grants.ts';
import { grantWords, useReview } from './use-review.tsx';

export interface WayProps {
  readonly opened: AskedHolder | null;
  /** Switches between one holder and many. */
  readonly way: ReactNode;
  readonly leave: Leave;
}

/** Rights of one holder. */
export function OneGrants({ opened, way, leave }: WayProps) {
  const { translate } = useServices();
  const [holder, setHolder] = useState(opened);
  const [name, setName] = useState('');
  const [turn, setTurn] = useState(0);
  return (
    <>
      <header className="adit-grant-head">
        {way}
        <OneHolder
          name={holder ? name : ''}
          holder={holder}
          mayChange={leave.ask}
          onHolder={(next) => {
            setName('');
            setHolder(next);
          }}
        />
        {holder && (
          <HistoryButton
            kind={grantsKept(holder.kind)}
            target={holder.id}
            name={name}
            mayOpen={leave.ask}
            onRestored={() => setTurn((count) => count + 1)}
          />
        )}
      </header>
      {holder ? (
        <GrantsOf key={`${holder.kind} ${holder.id} ${turn}`} holder={holder} leave={leave} onName={setName} />
      ) : (
        <div className="adit-grant-empty">
          <StatePicture name="lock" />
          <h3>{translate('grant.noneYet')}</h3>
          <p>{translate('grant.noneYetHow')}</p>
        </div>
      )}
    </>
  );
}

interface OfProps {
  readonly holder: AskedHolder;
  readonly leave: Leave;
  onName(name: string): void;
}

function GrantsOf({ holder, leave, onName }: OfProps) {
  const { translate, request } = useServices();
  const grants = useGrants(useHolderSource(holder));
  const { state, isChanged } = grants;
  const [at, setAt] = useState(0);
  useEffect(() => onName(state.name), [onName, state.name]);
  useEffect(() => {
    leave.setChanged(isChanged);
    return () => leave.setChanged(false);
  }, [leave, isChanged]);
  const kind = grantKinds[at] ?? 'module';
  const go = (next: number) => {
    setAt(next);
    void grants.load(grantKinds[next] ?? 'module');
  };
  const isBelowOther = state.below !== state.startBelow;
  const asked = (wanted: Wanted<GrantKind>) => ({
    params: { id: holder.id },
    body: {
      objectType: holder.kind,
      ...wanted,
      ...(isBelowOther ? { below: state.below } : {}),
      revision: grants.revision(),
    },
  });
  const { isBusy, compare, dialog } = useReview(grants, {
    tell: (wanted) => request('compareAuthority', asked(wanted)),
    make: (wanted, terms) => {
      const { params, body } = asked(wanted);
      return request('saveAuthority', { params, body: { ...body, ...terms }, quiet: true });
    },
    isMore: isBelowOther,
    ...grantWords(translate),
    onMade: () => setAt(0),
  });
  return (
    <>
      <GrantFrame
        steps={grantKinds}
        at={at}
        onStep={go}
        main={{
          text: translate('grant.save'),
          isBusy,
          isOff: !isChanged,
          press: () => void compare(),
        }}
      >
        {(holder.kind === 'organize' || holder.kind === 'department' || holder.kind === 'company') && at === 0 && (
          <Checkbox checked={state.below} onChange={({ target }) => grants.setBelow(target.checked)}>
            {translate('grant.below')}
          </Checkbox>
        )}
        <GrantStep kind={kind} grants={grants} />
      </GrantFrame>
      {dialog}
    </>
  );
}
