import { Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import type { Chosen } from '../../engine/schema/references/index.ts';
import { GrantFrame } from './GrantFrame.tsx';
import { GrantStep } from './GrantStep.tsx';
import { idsOf, ManyHolders } from './HolderChoice.tsx';
import { useHolderSource } from './holder-source.ts';
import type { WayProps } from './OneGrants.tsx';
import { useGrants } from './use-grants.ts';
import { grantWords, useReview } from './use-review.tsx';

const modes = ['add', 'replace', 'remove'] as const;
const steps = [...grantKinds, 'whom'];
type Mode = (typeof modes)[number];

/** The same rights for many: ticked first, then to whom. */
export function ManyGrants({ way, leave }: WayProps) {
  const { translate, request } = useServices();
  const grants = useGrants(useHolderSource(null));
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [mode, setMode] = useState<Mode>('add');
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
  const { isBusy, compare, dialog } = useReview(grants, {
    tell: (wanted) => request('batchAuthority', { body: { ...idsOf(chosen), ...wanted, mode, check: true } }),
    make: (wanted, terms) =>
      request('batchAuthority', { body: { ...idsOf(chosen), ...wanted, mode, ...terms }, quiet: true }),
    ...grantWords(translate),
    onMade: () => {
      setChosen([]);
      setAt(0);
    },
  });
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
      {dialog}
    </>
  );
}
