import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly version: number;
  /** Address of the page within the application; null where it stands in no menu. */
  readonly path: string | null;
  /** Where it stands in the menu, in words. */
  readonly places: readonly string[];
  /** A page that everybody has, whatever the menu says. */
  readonly isOfAll: boolean;
  onClose(): void;
}

/** It is online: the way to the page, its address for others, and back to work. */
export function Published({ version, path, places, isOfAll, onClose }: Props) {
  const translate = useDesignerText();
  const { navigate, addressOf, command, toast } = useServices();
  const copy = async (to: string) => {
    try {
      await command('copy', { value: new URL(addressOf(to), window.location.href).href }, { quiet: true });
      toast('success', translate('designer.published.copied'));
    } catch {
      toast('error', translate('designer.published.notCopied'));
    }
  };
  return (
    <section className="adit-design-published" aria-label={translate('designer.published.title', { version })}>
      <CheckCircleFilled className="adit-design-published-icon" aria-hidden="true" />
      <strong role="status">{translate('designer.published.title', { version })}</strong>
      <p>
        {path === null
          ? translate(isOfAll ? 'designer.published.everybody' : 'designer.published.noMenu')
          : translate('designer.published.place', { place: places.join(translate('list.separator')) })}
      </p>
      <div className="adit-design-published-ways">
        {path !== null && (
          <>
            <Button type="primary" autoFocus onClick={() => navigate(path)}>
              {translate('designer.published.open')}
            </Button>
            <Button onClick={() => void copy(path)}>{translate('designer.published.copy')}</Button>
          </>
        )}
        <Button type={path === null ? 'primary' : 'default'} autoFocus={path === null} onClick={onClose}>
          {translate('designer.published.goOn')}
        </Button>
      </div>
    </section>
  );
}
