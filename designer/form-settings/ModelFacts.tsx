import { Input } from 'antd';
import { useContext, useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import { OpenModelContext } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { withText } from '../settings/local-text-edit.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { CheckedInput } from './CheckedInput.tsx';
import { PlainRow } from './PlainRow.tsx';
import { useChangeDocument, useDocumentValue } from './use-document.ts';

/** Lengths that the server takes. */
const most = { fullName: 100, enCode: 50, category: 100, description: 500 } as const;

/** What the model is called and filed under. */
export function ModelFacts() {
  const text = useDesignerText();
  const prefix = useId();
  const change = useChangeDocument();
  // Menus, rights and other programs know a published model by its code.
  const published = (useContext(OpenModelContext)?.releaseVersion ?? null) !== null;
  const { language } = useServices();
  const stored = useDocumentValue('/fullName');
  const facts = {
    fullName: typeof stored === 'string' || isLocalText(stored) ? localText(stored, language) : '',
    enCode: useWords('/enCode'),
    category: useWords('/category'),
    description: useWords('/description'),
  };
  const row = (key: keyof typeof facts) => ({ id: `${prefix}-${key}`, label: text(`designer.formSettings.${key}`) });
  const name = row('fullName');
  const code = row('enCode');
  const category = row('category');
  const description = row('description');
  return (
    <>
      <PlainRow {...name}>
        <CheckedInput
          id={name.id}
          value={facts.fullName}
          maxLength={most.fullName}
          fault={(entered) => (entered.trim() === '' ? text('designer.formSettings.fullName.fault') : null)}
          onChange={(value) => change('/fullName', withText(stored, language, value), true)}
        />
      </PlainRow>
      <PlainRow {...code} {...(published ? { hint: text('designer.formSettings.enCode.published') } : {})}>
        <CheckedInput
          id={code.id}
          value={facts.enCode}
          maxLength={most.enCode}
          readOnly={published}
          fault={(entered) =>
            entered !== '' && namedRules.enCode(entered) ? null : text('designer.formSettings.enCode.fault')
          }
          onChange={(value) => change('/enCode', value, true)}
        />
      </PlainRow>
      <PlainRow {...category}>
        <CategoryInput
          id={category.id}
          maxLength={most.category}
          value={facts.category}
          onChange={(value) => change('/category', value, true)}
        />
      </PlainRow>
      <PlainRow {...description}>
        <Input.TextArea
          id={description.id}
          size="small"
          className="adit-design-grows"
          rows={3}
          maxLength={most.description}
          value={facts.description}
          onChange={({ target }) => change('/description', target.value, true)}
        />
      </PlainRow>
    </>
  );
}

function useWords(path: string): string {
  const value = useDocumentValue(path);
  return typeof value === 'string' ? value : '';
}
