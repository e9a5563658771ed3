import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ActionName } from '../../../engine/schema/documents/action.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { ActionStep } from './ActionStep.tsx';
import { actionNames, freshStep, isActionName, mayFail, withPart } from './action-form.ts';
import { moved } from './list-edit.ts';

interface Props {
  readonly title: string;
  readonly steps: readonly JsonObject[];
  /** JSON pointer of the steps from the document: what is wrong with one is said at it. */
  readonly at: string;
  /** Actions that can be chosen; all where nothing is said. */
  readonly offered?: readonly ActionName[];
  /** What happens while there are none. */
  readonly hint?: string;
  onChange(steps: readonly JsonObject[], typed: boolean): void;
}

/** Steps in order, each perhaps under a condition. */
export function StepsEditor({ title, steps, at, offered = actionNames, hint, onChange }: Props) {
  const text = useDesignerText();
  const write = (next: readonly JsonObject[], typed = false) => onChange(next, typed);
  return (
    <section className="adit-design-rule" aria-label={title}>
      <h4>{title}</h4>
      {steps.length === 0 && <p className="adit-design-setting-hint">{hint ?? text('designer.settings.noSteps')}</p>}
      {steps.map((step, index) => (
        <ActionStep
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
          key={`${index} ${String(step.action)}`}
          step={step}
          number={index + 1}
          count={steps.length}
          offered={offered}
          onChange={(next, typed) => write(steps.with(index, next), typed)}
          at={`${at}/${index}`}
          onMove={(by) => write(moved(steps, index, index + by))}
          onDuplicate={() => write(steps.toSpliced(index + 1, 0, step))}
          onDelete={() => write(steps.toSpliced(index, 1))}
        >
          {/* Steps for a failure fail with a message. */}
          {mayFail(step) && !at.includes('/onError') && (
            <StepsEditor
              title={text('designer.settings.onErrorOf', {
                name: text('designer.settings.stepNumber', { number: index + 1 }),
              })}
              hint={text('designer.settings.onErrorHint')}
              steps={Array.isArray(step.onError) ? step.onError.filter(isObject) : []}
              at={`${at}/${index}/onError`}
              offered={offered}
              onChange={(next, typed) =>
                write(steps.with(index, withPart(step, 'onError', next.length > 0 ? [...next] : undefined)), typed)
              }
            />
          )}
        </ActionStep>
      ))}
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
          aria-label={text('designer.settings.addStepTo', { name: title })}
        >
          {text('designer.settings.addStep')}
        </Button>
      </Dropdown>
    </section>
  );
}
