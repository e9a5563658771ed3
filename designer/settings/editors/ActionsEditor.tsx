import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { ActionStep } from './ActionStep.tsx';
import { actionNames, eventsOf, freshStep, isActionName, readSteps } from './action-form.ts';
import { moved } from './list-edit.ts';

/** What happens when a button is pressed, a menu chosen …: steps in order, each perhaps under a condition. */
export function ActionsEditor() {
  const node = useFirstNode();
  return (
    <>
      {eventsOf(node).map((event) => (
        <EventSteps key={event} event={event} />
      ))}
    </>
  );
}

function EventSteps({ event }: { readonly event: string }) {
  const text = useDesignerText();
  const change = useChange();
  const { value } = useStored('/on');
  const steps = readSteps(value, event);
  const known = text(`designer.settings.event.${event}`);
  const title = known.startsWith('designer.') ? event : known;
  const token = event.replaceAll('~', '~0').replaceAll('/', '~1');
  const write = (next: readonly JsonObject[], typed = false) =>
    change({ path: `/on/${token}`, value: next.length > 0 ? next : undefined }, typed);
  return (
    <section className="adit-design-rule" aria-label={title}>
      <h4>{title}</h4>
      {steps.length === 0 && <p className="adit-design-setting-hint">{text('designer.settings.noSteps')}</p>}
      {steps.map((step, index) => (
        <ActionStep
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
          key={`${index} ${String(step.action)}`}
          step={step}
          number={index + 1}
          count={steps.length}
          onChange={(next, typed) => write(steps.with(index, next), typed)}
          at={`/on/${token}/${index}`}
          onMove={(by) => write(moved(steps, index, index + by))}
          onDuplicate={() => write(steps.toSpliced(index + 1, 0, step))}
          onDelete={() => write(steps.toSpliced(index, 1))}
        />
      ))}
      <Dropdown
        trigger={['click']}
        menu={{
          items: actionNames.map((name) => ({ key: name, label: text(`designer.settings.action.${name}`) })),
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
