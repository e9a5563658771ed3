import { Button, Steps } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';

interface Props {
  /** Keys of the steps in their order. */
  readonly steps: readonly string[];
  readonly at: number;
  onStep(at: number): void;
  readonly main: { readonly text: string; readonly isBusy: boolean; readonly isOff: boolean; press(): void };
  readonly children: ReactNode;
}

/** Steps above, what the step asks between, ways back, on and to the end below. */
export function GrantFrame({ steps, at, onStep, main, children }: Props) {
  const { translate } = useServices();
  const isPhone = usePhone();
  const titles = steps.map((step) => translate(`grant.step.${step}`));
  return (
    <>
      {isPhone ? (
        <p className="adit-grant-place">{`${at + 1}/${steps.length} ${titles[at]}`}</p>
      ) : (
        <Steps
          size="small"
          current={at}
          onChange={onStep}
          items={titles.map((title) => ({ title }))}
          className="adit-grant-steps"
        />
      )}
      <div className="adit-grant-step">{children}</div>
      <div className="adit-grant-foot">
        <Button disabled={at === 0} onClick={() => onStep(at - 1)}>
          {translate('grant.previous')}
        </Button>
        <Button disabled={at === steps.length - 1} onClick={() => onStep(at + 1)}>
          {translate('grant.next')}
        </Button>
        <WaitingButton type="primary" busy={main.isBusy} disabled={main.isOff} onClick={main.press}>
          {main.text}
        </WaitingButton>
      </div>
    </>
  );
}
