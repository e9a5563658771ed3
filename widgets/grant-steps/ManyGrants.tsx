import { Radio } from 'antd';
import { useEffect, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { GrantChange } from '../../engine/schema/calls/index.ts';
import type { Chosen } from '../../engine/schema/references/index.ts';
import { GrantFrame } from './GrantFrame.tsx';
import { GrantReview, type Terms } from './GrantReview.tsx';
import { GrantStep } from './GrantStep.tsx';
import { idsOf, ManyHolders } from './HolderChoice.tsx';
import type { WayProps } from './OneGrants.tsx';
import { grantKinds, useGrants } from './use-grants.ts';

const modes = ['add', 'replace', 'remove'] as const;
const steps = [...grantKinds, 'whom'];
type Body = ReturnType<typeof idsOf> & { readonly mode: (typeof modes)[number] };

/** The same rights for many: ticked first, then to whom. */
export function ManyGrants({ way, leave }: WayProps) {
  const { translate, request, toast } = useServices();
  const grants = useGrants(null);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [mode, setMode] = useState<Body['mode']>('add');
  const [isBusy, setIsBusy] = useState(false);
  const [review, setReview] = useState<{ readonly change: GrantChange; readonly body: Body } | null>(null);
  const { isChanged } = grants;
  useEffect(() => {
    leave.setChanged(isChanged || chosen.length > 0);
    return () => leave.setChanged(false);
  }, [leave, isChanged, chosen]);
  const kind = grantKinds[at];
  const go = (next: number) => {
    setAt(next);
    const asked = grantKinds[next];
    if (asked) void grants.load(asked);
  };
  const compare = async () => {
    setIsBusy(true);
    try {
      const wanted = await grants.wanted();
      if (!wanted) return;
      const body = { ...idsOf(chosen), ...wanted, mode };
      const change = await request('batchAuthority', { body: { ...body, check: true } });
      if (change.counts.added + change.counts.removed > 0) setReview({ change, body });
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
    const { people } = await request('batchAuthority', { body: { ...review.body, ...terms }, quiet: true });
    setReview(null);
    setChosen([]);
    toast('success', translate('grant.saved', { people }));
    setAt(0);
    await grants.start();
  };
  return (
    <>
      <header className="adit-grant-head">{way}</header>
      <GrantFrame
        steps={steps}
        at={at}
        onStep={go}
        main={{
          text: translate('grant.grant'),
          isBusy,
          isOff: !isChanged || chosen.length === 0,
          press: () => void compare(),
        }}
      >
        {kind ? (
          <GrantStep kind={kind} grants={grants} />
        ) : (
          <>
            <Radio.Group
              vertical
              aria-label={translate('grant.mode')}
              value={mode}
              onChange={({ target }) => setMode(modes.find((one) => one === target.value) ?? 'add')}
              options={modes.map((value) => ({ value, label: translate(`grant.mode.${value}`) }))}
            />
            <ManyHolders chosen={chosen} onChosen={setChosen} />
            <p className="adit-grant-about">
              {!isChanged ? translate('grant.nothing') : chosen.length === 0 ? translate('grant.nobody') : ''}
            </p>
          </>
        )}
      </GrantFrame>
      {review && <GrantReview change={review.change} onConfirm={save} onClose={() => setReview(null)} />}
    </>
  );
}
