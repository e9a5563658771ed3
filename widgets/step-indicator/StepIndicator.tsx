import './step-indicator.css';
import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useContext, useSyncExternalStore } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { readSteps, type StepState, stepOf, stepState } from './read-steps.ts';

export interface StepIndicatorProps extends ActionProps {
  readonly items?: unknown;
  readonly active?: unknown;
  /** A field of the form whose value says which step it is. */
  readonly activeField?: string;
  readonly direction?: string;
  readonly simple?: boolean;
  readonly processStatus?: string;
}

const listenNot = () => () => {};

/** Steps in their order, with the one that something is at; nothing is opened or changed by it. */
export function StepIndicator({ label, items, active, activeField = '', ...look }: StepIndicatorProps) {
  const { translate } = useServices();
  const session = useContext(EngineContext)?.session;
  const signals = activeField === '' ? undefined : session?.signals;
  useSyncExternalStore(
    signals ? (listener) => signals.subscribe(activeField, listener) : listenNot,
    () => signals?.version(activeField) ?? 0,
  );
  const steps = readSteps(items);
  const at = stepOf(steps, signals ? session?.read(activeField) : active) ?? (signals ? -1 : 0);
  if (steps.length === 0) return null;
  return (
    <ol
      className="adit-step-list"
      aria-label={label || undefined}
      data-direction={look.direction === 'vertical' ? 'vertical' : 'horizontal'}
      data-simple={look.simple === true || undefined}
    >
      {steps.map(({ title, description }, index) => {
        const state = stepState(index, at, look.processStatus);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may be alike, and stand where they stand
          <li key={index} data-state={state} aria-current={index === at ? 'step' : undefined}>
            <span className="adit-step-mark" aria-hidden="true">
              <Mark state={state} number={index + 1} />
            </span>
            <span className="adit-step-words">
              <span className="adit-step-title">{title}</span>
              <span className="adit-sr">{` ${translate(`widget.stepIndicator.${state}`)}`}</span>
              {description !== '' && look.simple !== true && <span className="adit-step-more">{description}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state, number }: { readonly state: StepState; readonly number: number }) {
  if (state === 'finish') return <CheckOutlined />;
  return state === 'error' ? <CloseOutlined /> : number;
}
