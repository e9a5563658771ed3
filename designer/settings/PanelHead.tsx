import { CopyOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import { valueKindOf } from '../../engine/schema/descriptor.ts';
import { IconButton } from '../../widgets/shared/IconButton.tsx';
import { aditKeyOf, asNode, descriptorOf } from '../commands/node-facts.ts';
import { useDesigner } from '../designer-context.ts';
import { WidgetIcon } from '../palette/WidgetIcon.tsx';
import { useDesignerText } from '../use-designer-text.ts';
import { useFirstNode, useSettingsScope } from './settings-context.ts';

/** What is set here: the widget with its icon and name, the id of the node, and help. */
export function PanelHead() {
  const { store } = useDesigner();
  const { toast } = useServices();
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const node = useFirstNode();
  const [key = ''] = keys;
  const descriptor = descriptorOf(node, store.descriptors);
  const title = descriptor ? text(descriptor.title) : text('designer.settings.unknownWidget', { key: aditKeyOf(node) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      toast('success', text('designer.settings.idCopied', { id: key }));
    } catch {
      toast('error', text('designer.settings.notCopied'));
    }
  };
  const kind = descriptor && valueKindOf(asNode(node), store.descriptors);
  return (
    <header className="adit-design-settings-head">
      <WidgetIcon name={descriptor?.icon ?? 'DisconnectOutlined'} />
      <h3>{keys.length > 1 ? text('designer.settings.several', { count: keys.length }) : title}</h3>
      {keys.length === 1 && (
        <>
          <code title={key}>{key}</code>
          <span className="adit-design-fill" />
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
                  {title} <code>{aditKeyOf(node)}</code>
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
      )}
    </header>
  );
}
