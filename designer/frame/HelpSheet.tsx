import { Modal } from 'antd';
import { keyWords, shortcutGroups, shortcuts } from '../parts/shortcuts.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** All keys, from the table that the keys themselves are heard by. */
export function HelpSheet({ open, onClose }: Props) {
  const translate = useDesignerText();
  return (
    <Modal title={translate('designer.frame.helpTitle')} open={open} onCancel={onClose} footer={null} width={640}>
      <p className="adit-design-hint">{translate('designer.frame.helpText')}</p>
      <div className="adit-design-sheet">
        {shortcutGroups.map((group) => (
          <section key={group}>
            <h3>{translate(`designer.frame.group.${group}`)}</h3>
            <dl>
              {shortcuts
                .filter((one) => one.group === group)
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>{translate(`designer.frame.key.${id}`)}</dt>
                    <dd>
                      {keys.map((combination, at) => (
                        <span key={combination}>
                          {at > 0 && ` ${translate('designer.frame.or')} `}
                          <kbd className="adit-key">{keyWords(combination)}</kbd>
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
