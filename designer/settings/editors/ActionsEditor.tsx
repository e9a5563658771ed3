import type { JsonObject } from '../../document/json.ts';
import { useTree } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useFirstNode, useSettingsScope, useStored } from '../settings-context.ts';
import { eventsOf, readSteps } from './action-form.ts';
import { StepsEditor } from './StepsEditor.tsx';

/** What happens when a button is pressed, a menu chosen …: the steps of each event. */
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
  const { keys } = useSettingsScope();
  const place = useTree().nodes.get(keys[0] ?? '')?.at ?? '';
  const { value } = useStored('/on');
  const known = text(`designer.settings.event.${event}`);
  const path = `/on/${event.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const write = (next: readonly JsonObject[], typed: boolean) =>
    change({ path, value: next.length > 0 ? next : undefined }, typed);
  return (
    <StepsEditor
      title={known.startsWith('designer.') ? event : known}
      steps={readSteps(value, event)}
      at={`${place}${path}`}
      onChange={write}
    />
  );
}
