import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ActionName } from '../../../engine/schema/documents/action.ts';
import { limits } from '../../../engine/schema/limits.ts';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ActionStep } from './ActionStep.tsx';
import {
  actionNames,
  freshStep,
  isActionName,
  mayFail,
  mayTakeStep,
  stepsForFailure,
  withPart,
} from './action-form.ts';
import { moved } from './list-edit.ts';

interface Props {
  readonly title: string;
  /** Name of the steps that they stand in, where one of those fails. */
  readonly inside?: string;
  readonly steps: readonly JsonObject[];
  /** JSON pointer of the steps from the document: what is wrong with one is said at it. */
  readonly at: string;
  /** Actions that can be chosen; all where nothing is said. */
  readonly offered?: readonly ActionName[];
  /** What happens while there are none. */
  readonly hint?: string;
  onChange(steps: readonly JsonObject[], typed: boolean): void;
}

/** Steps in order, each perhaps under a condition, and those that run where one fails, which may fail as well. */
export function StepsEditor({ title, inside, steps, at, offered = actionNames, hint, onChange }: Props) {
  const text = useDesignerText();
  const isInner = inside !== undefined;
  const name = isInner ? `${inside} › ${title}` : title;
  const write = (next: readonly JsonObject[], typed = false) => onChange(next, typed);
  return (
    <section className={`adit-design-rule${isInner ? ' adit-design-inner-steps' : ''}`} aria-label={name}>
      <h4>{title}</h4>
      {steps.length === 0 && <p className="adit-design-setting-hint">{hint ?? text('designer.settings.noSteps')}</p>}
      {steps.map((step, index) => {
        const short = text('designer.settings.stepNumber', { number: index + 1 });
        return (
          <ActionStep
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
            key={`${index} ${String(step.action)}`}
            step={step}
            name={isInner ? `${name} › ${short}` : short}
            number={index + 1}
            count={steps.length}
            offered={offered}
            onChange={(next, typed) => write(steps.with(index, next), typed)}
            at={`${at}/${index}`}
            onMove={(by) => write(moved(steps, index, index + by))}
            onDuplicate={() => write(steps.toSpliced(index + 1, 0, step))}
            onDelete={() => write(steps.toSpliced(index, 1))}
          >
            {mayFail(step) && (
              <StepsEditor
                title={text('designer.settings.onErrorOf', { name: short })}
                inside={name}
                hint={text('designer.settings.onErrorHint')}
                steps={stepsForFailure(step)}
                at={`${at}/${index}/onError`}
                offered={offered}
                onChange={(next, typed) =>
                  write(steps.with(index, withPart(step, 'onError', next.length > 0 ? [...next] : undefined)), typed)
                }
              />
            )}
          </ActionStep>
        );
      })}
      {mayTakeStep(at) ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: offered.map((name) => ({ key: name, label: text(`designer.settings.action.${name}`) })),
            onClick: ({ key }) => isActionName(key) && write([...steps, freshStep(key)]),
          }}
        >
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            aria-label={text('designer.settings.addStepTo', { name })}
          >
            {text('designer.settings.addStep')}
          </Button>
        </Dropdown>
      ) : (
        <p className="adit-design-setting-hint">
          {text('designer.settings.deepest', { limit: limits.documentDataDepth })}
        </p>
      )}
    </section>
  );
}
