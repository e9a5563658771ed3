import { sheetSettings } from '../canvas/sheet-settings.ts';
import { isScreen } from '../document/is-screen.ts';
import { isObject } from '../document/json.ts';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

/** Where the form opens and how its labels stand, in few words. */
export function FormFacts({ device }: { readonly device: 'pc' | 'phone' }) {
  const translate = useDesignerText();
  const document = useDesign((state) => state.document);
  const form = isObject(document.form) ? document.form.form : undefined;
  const popup = isObject(form) ? form.popupType : undefined;
  const screen = isScreen(document);
  const { width, labelPosition, labelWidth } = sheetSettings(document, device);
  if (screen && device === 'pc') return <span className="adit-design-facts">{translate('designer.page.facts')}</span>;
  const opens = popup === 'fullScreen' || popup === 'drawer' ? popup : 'general';
  const where = device === 'phone' ? 'designer.frame.phone' : `designer.frame.popup.${opens}`;
  return (
    <span className="adit-design-facts">
      {translate('designer.frame.facts', {
        where: translate(where),
        width: width ?? '',
        side: translate(`designer.frame.labels.${labelPosition}`),
        label: labelPosition === 'top' ? '' : labelWidth,
      })}
    </span>
  );
}
