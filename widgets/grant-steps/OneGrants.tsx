import { Checkbox } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { GrantChange } from '../../engine/schema/calls/index.ts';
import { StatePicture } from '../shared/StatePicture.tsx';
import { GrantFrame } from './GrantFrame.tsx';
import { GrantReview, type Terms } from './GrantReview.tsx';
import { GrantStep } from './GrantStep.tsx';
import { OneHolder } from './HolderChoice.tsx';
import { type AskedHolder, type GrantKind, grantKinds, useGrants } from './use-grants.ts';
import type { Leave } from './use-leave.ts';

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
      </header>
      {holder ? (
        <GrantsOf key={`${holder.kind} ${holder.id}`} holder={holder} leave={leave} onName={setName} />
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

interface Review {
  readonly change: GrantChange;
  readonly wanted: Partial<Record<GrantKind, string[]>>;
}

function GrantsOf({ holder, leave, onName }: OfProps) {
  const { translate, request, toast } = useServices();
  const grants = useGrants(holder);
  const { state, isChanged } = grants;
  const [at, setAt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [review, setReview] = useState<Review | null>(null);
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
  const body = (wanted: Review['wanted']) => ({
    objectType: holder.kind,
    ...wanted,
    ...(state.below === state.startBelow ? {} : { below: state.below }),
    revision: grants.revision(),
  });
  const compare = async () => {
    setIsBusy(true);
    try {
      const wanted = await grants.wanted();
      if (!wanted) return;
      const change = await request('compareAuthority', { params: { id: holder.id }, body: body(wanted) });
      if (change.counts.added + change.counts.removed > 0 || state.below !== state.startBelow)
        setReview({ change, wanted });
      else toast('info', translate('grant.unchanged'));
    } catch (error) {
      // What was refused has been said.
      if (!isRequestFailure(error)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const save = async (terms: Terms) => {
    if (!review) return;
    const sent = { ...body(review.wanted), ...terms };
    const { people } = await request('saveAuthority', { params: { id: holder.id }, body: sent, quiet: true });
    setReview(null);
    toast('success', translate('grant.saved', { people }));
    setAt(0);
    await grants.start();
  };
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
      {review && (
        <GrantReview
          change={review.change}
          onConfirm={save}
          onStale={() => {
            setReview(null);
            void grants.renew().then(compare);
          }}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}
