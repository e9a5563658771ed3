import { EditOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { changeDocument } from '../commands/index.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { useDesignerText } from '../use-designer-text.ts';

const longest = 100;

/** The model's name with its code; a press makes the name a text box. Enter takes what is written, Esc leaves it. */
export function ModelName() {
  const { run } = useDesigner();
  const translate = useDesignerText();
  const name = useDesign(({ document }) => document.fullName);
  const code = useDesign(({ document }) => document.enCode);
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
  const words = typeof name === 'string' ? name : '';
  const take = () => {
    const next = edited?.trim();
    if (next && next !== words) run(changeDocument, { path: '/fullName', value: next });
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
              if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
              // The focus goes to the button next: this press is not meant for it.
              event.preventDefault();
              if (event.key === 'Enter') take();
              else setEdited(null);
            }}
          />
        )}
      </span>
      <code className="adit-design-model-code">{typeof code === 'string' ? code : ''}</code>
    </>
  );
}
