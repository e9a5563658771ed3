// Here: what pages have that forms have not: their settings and their preview.

import '../settings/settings.css';
import '../form-settings/form-settings.css';
import '../settings/editors/editors.css';
import { useId } from 'react';
import { pageEvents, stepsAtLeaving } from '../../engine/schema/documents/page-events.ts';
import { designCode } from '../document/design-name.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import type { DocSetting } from '../form-settings/doc-setting.ts';
import { formSettingGroups } from '../form-settings/form-setting-groups.ts';
import { PlainRow } from '../form-settings/PlainRow.tsx';
import { SettingGroup } from '../form-settings/SettingGroup.tsx';
import { SettingRows } from '../form-settings/SettingRows.tsx';
import { useChangeDocument, useDocumentValue } from '../form-settings/use-document.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { actionNames, readSteps } from '../settings/editors/action-form.ts';
import { StepsEditor } from '../settings/editors/StepsEditor.tsx';
import { LocalTextInput } from '../settings/LocalTextInput.tsx';

const pageSettings: readonly DocSetting[] = [{ key: 'hasLayout', kind: 'switch', otherwise: true, hint: true }];
/** How the fields of a page stand; how a form opens is no matter of a page. */
const layout = formSettingGroups.find(({ name }) => name === 'layout')?.settings ?? [];
const nothing: JsonObject = {};
const whenLeaving = actionNames.filter((name) => stepsAtLeaving.has(name));

/** What the page is called, whether the frame of the program stands around it, how its fields stand, what it does by itself. */
export function PageSettings() {
  const text = useDesignerText();
  const { store } = useDesigner();
  const change = useChangeDocument();
  const prefix = useId();
  const stored = useDocumentValue('/form');
  const title = useDocumentValue('/title');
  const on = useDocumentValue('/on');
  const values = { hasLayout: useDocumentValue('/hasLayout') ?? null };
  const code = useDesign(({ document }) => designCode(document));
  const titleWords = text('designer.page.title');
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands around it is the section
    <div
      role="group"
      className="adit-design-form-settings adit-design-settings"
      aria-label={text('designer.page.settings')}
      // A field was left: what is typed in the next one is another step back.
      onBlur={() => store.seal()}
    >
      <SettingGroup title={text('designer.page.group.page')}>
        <PlainRow id={`${prefix}-title`} label={titleWords}>
          <LocalTextInput
            id={`${prefix}-title`}
            label={titleWords}
            value={title}
            onChange={(value) => change('/title', value, true)}
          />
        </PlainRow>
        <PlainRow id={`${prefix}-id`} label={text('designer.page.id')} group hint={text('designer.page.id.hint')}>
          <code>{code}</code>
        </PlainRow>
        <SettingRows
          settings={pageSettings}
          values={values}
          words="designer.page"
          onChange={(key, value, typed) => change(`/${key}`, value, typed)}
        />
      </SettingGroup>
      <SettingGroup title={text('designer.formSettings.group.layout')}>
        <SettingRows
          settings={layout}
          values={isObject(stored) ? stored : nothing}
          words="designer.formSettings"
          onChange={(key, value, typed) => change(`/form/${key}`, value, typed)}
        />
      </SettingGroup>
      <SettingGroup title={text('designer.page.group.events')}>
        {pageEvents.map((event) => (
          <StepsEditor
            key={event}
            title={text(`designer.settings.event.${event}`)}
            steps={readSteps(on, event)}
            at={`/on/${event}`}
            {...(event === 'leave' ? { offered: whenLeaving } : {})}
            onChange={(next, typed) => change(`/on/${event}`, next.length > 0 ? [...next] : undefined, typed)}
          />
        ))}
      </SettingGroup>
      <p className="adit-design-setting-hint">{text('designer.formSettings.dots')}</p>
    </div>
  );
}
