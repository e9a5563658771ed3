import { CopyOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { memo } from 'react';
import { useServices } from '../../../engine/contract/services.ts';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import { IconButton } from '../../../widgets/shared/IconButton.tsx';
import { WidgetIcon } from '../../../widgets/shared/WidgetIcon.tsx';
import { aditKeyOf, asNode } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useNodeFact, useSettingsScope } from '../settings-context.ts';

/** What is set here: the widget with its icon and name, the id of the node, and help. */
export function PanelHead() {
  const { store } = useDesigner();
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const widget = useNodeFact(aditKeyOf);
  const kind = useNodeFact((node) => {
    return store.descriptors.has(aditKeyOf(node)) ? valueKindOf(asNode(node), store.descriptors) : undefined;
  });
  const [key = ''] = keys;
  const descriptor = store.descriptors.get(widget);
  const title = descriptor ? text(descriptor.title) : text('designer.settings.unknownWidget', { key: widget });
  return (
    <header className="adit-design-settings-head">
      <WidgetIcon name={descriptor?.icon ?? 'DisconnectOutlined'} />
      <h3>{keys.length > 1 ? text('designer.settings.several', { count: keys.length }) : title}</h3>
      {keys.length === 1 && (
        <>
          <code title={key}>{key}</code>
          <span className="adit-design-fill" />
          <HeadTools nodeKey={key} widget={widget} title={title} kind={kind} />
        </>
      )}
    </header>
  );
}

interface ToolsProps {
  readonly nodeKey: string;
  readonly widget: string;
  readonly title: string;
  /** Of the value that the node holds. */
  readonly kind: string | undefined;
}

/** Drawn anew with another node, not with each key that is typed in its settings. */
const HeadTools = memo(function HeadTools({ nodeKey, widget, title, kind }: ToolsProps) {
  const { toast } = useServices();
  const text = useDesignerText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(nodeKey);
      toast('success', text('designer.settings.idCopied', { id: nodeKey }));
    } catch {
      toast('error', text('designer.settings.notCopied'));
    }
  };
  return (
    <>
      <IconButton
        name={text('designer.settings.copyId')}
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void copy()}
      />
      <Popover
        trigger="click"
        placement="bottomRight"
        content={
          <dl className="adit-design-help">
            <dt>{text('designer.settings.help.widget')}</dt>
            <dd>
              {title} <code>{widget}</code>
            </dd>
            <dt>{text('designer.settings.help.value')}</dt>
            <dd>{kind ? text(`designer.settings.valueKind.${kind}`) : text('designer.settings.help.noValue')}</dd>
            <dt>{text('designer.settings.help.keys')}</dt>
            <dd>{text('designer.settings.help.keysText')}</dd>
            <dt>{text('designer.settings.help.dot')}</dt>
            <dd>{text('designer.settings.help.dotText')}</dd>
          </dl>
        }
      >
        <Button
          size="small"
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={text('designer.settings.helpOf', { name: title })}
        />
      </Popover>
    </>
  );
});
