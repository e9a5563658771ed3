import { EditOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { isComposing } from '../../widgets/shared/is-composing.ts';
import { type ChangeDocument, changeDocument } from '../commands/index.ts';
import { designCode, designName } from '../document/design-name.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { withText } from '../settings/local-text-edit.ts';

const longest = 100;

/** The model's name with its code; a press makes the name a text box. Enter takes what is written, Esc leaves it. */
export function ModelName() {
  const { run, store } = useDesigner();
  const translate = useDesignerText();
  const { language } = useServices();
  const words = useDesign(({ document }) => designName(document, language));
  const code = useDesign(({ document }) => designCode(document));
  const [edited, setEdited] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = edited !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) input.current?.select();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const take = () => {
    const next = edited?.trim();
    if (next && next !== words) run(changeDocument, renamed(store.state().document, language, next));
    setEdited(null);
  };
  return (
    <>
      <span className="adit-design-name">
        {edited === null ? (
          <>
            <h1>{words}</h1>
            <Button
              ref={button}
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={translate('designer.frame.rename')}
              onClick={() => setEdited(words)}
            />
          </>
        ) : (
          <Input
            ref={input}
            size="small"
            aria-label={translate('designer.frame.name')}
            maxLength={longest}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
              // The focus goes to the button next: this press is not meant for it.
              event.preventDefault();
              if (event.key === 'Enter') take();
              else setEdited(null);
            }}
          />
        )}
      </span>
      <code className="adit-design-model-code">{code}</code>
    </>
  );
}

/** A design has a name in each language: the one that is read now is written. */
function renamed(document: JsonObject, language: Language, name: string): ChangeDocument {
  const key = isScreen(document) ? 'title' : 'fullName';
  return { path: `/${key}`, value: withText(document[key], language, name) };
}
