import './menu-icon.css';
import { useId } from 'react';
import { PageIcon } from '../../widgets/shared/PageIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { menuIcons } from './menu-icons.ts';

interface Props {
  readonly icon: string;
  onChoose(icon: string): void;
}

/** The icon of a new entry of the menu: all in sight, one chosen. */
export function MenuIcon({ icon, onChoose }: Props) {
  const translate = useDesignerText();
  const name = useId();
  return (
    <div className="adit-design-menu-icons" role="radiogroup" aria-label={translate('designer.menuIcon')}>
      {menuIcons.map((one) => {
        const words = translate(`designer.menuIcon.${one}`);
        return (
          <label key={one} title={words}>
            <input type="radio" name={name} aria-label={words} checked={one === icon} onChange={() => onChoose(one)} />
            <PageIcon name={one} />
          </label>
        );
      })}
    </div>
  );
}
