import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ActionsEditor } from '../editors/ActionsEditor.tsx';
import { eventsOf } from '../editors/action-form.ts';
import { LinkageEditor } from '../editors/LinkageEditor.tsx';
import { useFirstNode, useSettingsScope } from '../settings-context.ts';

/** What happens on the events of a part of a page. */
export function EventsTab() {
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const node = useFirstNode();
  if (keys.length > 1) return <p className="adit-design-setting-hint">{text('designer.settings.oneByOne')}</p>;
  if (eventsOf(node).length === 0) return <p className="adit-design-setting-hint">{text('designer.page.noEvents')}</p>;
  return <ActionsEditor />;
}

/** When a part of a page is there, and when it can be used. */
export function VisibilityTab() {
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  if (keys.length > 1) return <p className="adit-design-setting-hint">{text('designer.settings.oneByOne')}</p>;
  return <LinkageEditor required={false} set={false} />;
}
