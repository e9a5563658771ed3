import { takesRules } from '../../../engine/schema/check/index.ts';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import { asNode, descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { ActionsEditor } from '../editors/ActionsEditor.tsx';
import { LinkageEditor } from '../editors/LinkageEditor.tsx';
import { useFirstNode, useSettingsScope } from '../settings-context.ts';

/** What a node does by itself: when it is there, can be used, has to be filled in, what it holds; what its events do. */
export function LinkageTab() {
  const { descriptors } = useDesigner().store;
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const node = useFirstNode();
  if (keys.length > 1) return <p className="adit-design-setting-hint">{text('designer.settings.oneByOne')}</p>;
  const descriptor = descriptorOf(node, descriptors);
  const kind = valueKindOf(asNode(node), descriptors);
  // What a node has stays to be seen and deleted, even where it means nothing.
  const set = node.setWhen !== undefined || (descriptor && kind !== undefined && takesRules({ kind, descriptor }));
  return (
    <>
      <LinkageEditor required={descriptor?.kind === 'field' && descriptor.filledBy === undefined} set={set === true} />
      <ActionsEditor />
    </>
  );
}
