// Here: the settings of a form as a whole.

import '../settings/settings.css';
import './form-settings.css';
import { isObject, type JsonObject } from '../document/json.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { formSettingGroups } from './form-setting-groups.ts';
import { ModelFacts } from './ModelFacts.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingRows } from './SettingRows.tsx';
import { useChangeDocument, useDocumentValue } from './use-document.ts';

const at = '/form/form';
const nothing: JsonObject = {};

/** Settings of the form as a whole, and what the model is called. */
export function FormSettings() {
  const text = useDesignerText();
  const { store } = useDesigner();
  const change = useChangeDocument();
  const stored = useDocumentValue(at);
  const values = isObject(stored) ? stored : nothing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands around it is the section
    <div
      role="group"
      className="adit-design-form-settings adit-design-settings"
      aria-label={text('designer.formSettings.title')}
      // A field was left: what is typed in the next one is another step back.
      onBlur={() => store.seal()}
    >
      {formSettingGroups.map(({ name, settings }) => (
        <SettingGroup key={name} title={text(`designer.formSettings.group.${name}`)}>
          {name === 'model' && <ModelFacts />}
          <SettingRows
            settings={settings}
            values={values}
            words="designer.formSettings"
            onChange={(key, value, typed) => change(`${at}/${key}`, value, typed)}
          />
        </SettingGroup>
      ))}
      <p className="adit-design-setting-hint">{text('designer.formSettings.dots')}</p>
    </div>
  );
}
