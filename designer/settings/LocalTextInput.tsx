import { Input as AntInput, Button, Dropdown } from 'antd';
import { memo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import { useComposedText } from '../../widgets/shared/use-composed-text.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { languagesOf, type StoredText, textIn, withText } from './local-text-edit.ts';

/** Each language in its own letters, the same for every reader. */
const marks: Readonly<Record<Language, string>> = { zh: '简', en: 'EN', zhtw: '繁' };

interface Props {
  readonly id: string;
  /** What the text is of: part of the switch's name, and of the input's where no label points at it. */
  readonly label: string;
  readonly named?: boolean;
  readonly value: StoredText;
  readonly lines?: number;
  readonly placeholder?: string;
  onChange(value: LocalText | undefined): void;
  /** Text with several lines or cells was pasted; true when it has been dealt with. */
  onPasteBlock?(text: string): boolean;
}

/** Words in three languages: one line, and a small switch that says which language it shows. */
export function LocalTextInput({
  id,
  label,
  named = false,
  value,
  lines = 1,
  placeholder,
  onChange,
  onPasteBlock,
}: Props) {
  const { language: own } = useServices();
  const [language, setLanguage] = useState<Language>(own);
  const { text: shown, events } = useComposedText(textIn(value, language), (words) =>
    onChange(withText(value, language, words ?? '')),
  );
  const control = {
    id,
    size: 'small' as const,
    value: shown,
    // Where this language has no words, the Chinese ones are what people will read.
    placeholder: textIn(value, 'zh') || placeholder,
    ...(named ? { 'aria-label': label } : {}),
    ...events,
    onPaste: (event: React.ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (/[\t\n]/.test(pasted.trimEnd()) && onPasteBlock?.(pasted)) event.preventDefault();
    },
  };
  return (
    <div className="adit-design-words">
      {lines > 1 ? (
        <AntInput.TextArea {...control} className="adit-design-grows" rows={1} />
      ) : (
        <AntInput {...control} />
      )}
      <LanguageSwitch label={label} language={language} written={languagesOf(value).join(' ')} onChange={setLanguage} />
    </div>
  );
}

/** Who says what he sees means this button: its letters are part of its name. Source: WCAG 2.2, 2.5.3. */
function withMark(name: string, mark: string): string {
  return name.includes(mark) ? name : `${name}, ${mark}`;
}

interface SwitchProps {
  readonly label: string;
  readonly language: Language;
  /** Languages that have words, with a space between: as text, so that a key that is typed does not draw the switch again. */
  readonly written: string;
  onChange(language: Language): void;
}

const LanguageSwitch = memo(function LanguageSwitch({ label, language, written, onChange }: SwitchProps) {
  const text = useDesignerText();
  const has = written.split(' ');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [language],
        items: languages.map((one) => ({
          key: one,
          label: `${text(`designer.settings.language.${one}`)}${has.includes(one) ? ' ✓' : ''}`,
        })),
        onClick: ({ key }) => {
          const next = languages.find((one) => one === key);
          if (next) onChange(next);
        },
      }}
    >
      <Button
        size="small"
        type="text"
        className="adit-design-language"
        aria-label={withMark(
          text('designer.settings.languageOf', { label, language: text(`designer.settings.language.${language}`) }),
          marks[language],
        )}
      >
        {marks[language]}
      </Button>
    </Dropdown>
  );
});
