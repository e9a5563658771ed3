import { Steps as AntSteps, Button, Flex } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { useOpened } from '../shared/use-opened.ts';
import { StepTitle } from './StepTitle.tsx';

export interface StepsProps extends LayoutProps {
  readonly simple?: boolean;
  readonly processStatus?: string;
  /** Ids of the panes that the design opens at first. */
  readonly initial?: readonly string[];
}

/** Panes one after the other, with a way back and forth. A step that was open once stays drawn. */
export function Steps({ id, panes, active, onActive, simple, processStatus, initial = [] }: StepsProps) {
  const { translate } = useServices();
  const asked = [...initial, ...active].reverse();
  const open = asked.find((one) => panes.some((pane) => pane.id === one)) ?? panes[0]?.id;
  const current = panes.findIndex((pane) => pane.id === open);
  const opened = useOpened(open === undefined ? [] : [open]);
  const go = (to: number) => {
    const pane = panes[to];
    if (pane) onActive([pane.id]);
  };
  if (open === undefined) return null;
  return (
    <div style={{ marginBottom: 12 }}>
      <AntSteps
        current={current}
        status={statusOf(processStatus)}
        size={simple === true ? 'small' : 'medium'}
        type={simple === true ? 'dot' : 'default'}
        items={panes.map((pane, index) => ({
          key: pane.id,
          ...(pane.problems > 0 ? { status: 'error' as const } : {}),
          title: (
            <StepTitle
              id={`${id}-${pane.id}-head`}
              pane={pane}
              current={index === current}
              place={translate('widget.steps.place', { index: index + 1, count: panes.length })}
              onOpen={() => go(index)}
            />
          ),
        }))}
      />
      {panes.map((pane) => (
        // biome-ignore lint/a11y/useSemanticElements: a section by itself would need the same two attributes
        <div
          key={pane.id}
          role="region"
          aria-labelledby={`${id}-${pane.id}-head`}
          hidden={pane.id !== open}
          style={{ paddingBlock: 16 }}
        >
          {opened.has(pane.id) ? pane.content : null}
        </div>
      ))}
      <Flex gap={8}>
        <Button disabled={current === 0} onClick={() => go(current - 1)}>
          {translate('widget.steps.previous')}
        </Button>
        <Button disabled={current === panes.length - 1} onClick={() => go(current + 1)}>
          {translate('widget.steps.next')}
        </Button>
      </Flex>
    </div>
  );
}

/** `success` is what the dialect calls finished. */
function statusOf(stored: string | undefined): 'wait' | 'process' | 'finish' | 'error' {
  if (stored === 'success') return 'finish';
  return stored === 'wait' || stored === 'finish' || stored === 'error' ? stored : 'process';
}
