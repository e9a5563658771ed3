import '../settings/settings.css';
import './form-settings.css';
import { type ReactNode, useId } from 'react';
import { useDesigner } from '../designer-context.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { formSettingGroups } from './form-setting-groups.ts';
import { ModelFacts } from './ModelFacts.tsx';
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
      <Group name="model">
        <ModelFacts />
      </Group>
      {formSettingGroups.map(({ name, settings }) => (
        <Group key={name} name={name}>
          <SettingRows
            settings={settings}
            values={values}
            words="designer.formSettings"
            onChange={(key, value, typed) => change(`${at}/${key}`, value, typed)}
          />
        </Group>
      ))}
      <p className="adit-design-setting-hint">{text('designer.formSettings.dots')}</p>
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const text = useDesignerText();
  const id = useId();
  return (
    <section className="adit-design-setting-group" aria-labelledby={id}>
      <h2 id={id}>{text(`designer.formSettings.group.${name}`)}</h2>
      {children}
    </section>
  );
}
