import { Input, InputNumber, Segmented, Select, Switch } from 'antd';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import type { Json } from '../document/json.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { LocalTextInput } from '../settings/LocalTextInput.tsx';
import { IconSelect } from '../settings/page/IconSelect.tsx';
import { CheckedInput } from './CheckedInput.tsx';
import { type DocSetting, isWidth, shownSetting, storedSetting } from './doc-setting.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly setting: DocSetting;
  readonly stored: Json | undefined;
  /** Of the texts of its choices. */
  readonly words: string;
  /** Shown while a text is empty. */
  readonly placeholder?: string;
  /** @param typed letter by letter: joins the step before */
  onChange(value: Json | undefined, typed: boolean): void;
}

/** The control of one setting; what it hands over is what is stored. */
export function SettingControl({ id, label, setting, stored, words, placeholder, onChange }: Props) {
  const text = useDesignerText();
  const shown = shownSetting(setting, stored);
  const take = (value: Json | undefined, typed: boolean) => onChange(storedSetting(setting, value), typed);
  const { kind, choices = [], min, max } = setting;
  const options =
    setting.options ?? choices.map((value) => ({ value, label: text(`${words}.${setting.key}.${value}`) }));
  const chosen = typeof shown === 'string' || typeof shown === 'number' ? shown : null;
  switch (kind) {
    case 'switch':
      return <Switch id={id} size="small" checked={shown === true} onChange={(on) => take(on, false)} />;
    case 'number':
      return (
        <InputNumber
          id={id}
          size="small"
          precision={0}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={typeof shown === 'number' ? shown : null}
          onChange={(value) => take(value ?? undefined, true)}
        />
      );
    case 'choice':
      return (
        <Segmented
          name={id}
          size="small"
          aria-labelledby={`${id}-label`}
          value={chosen ?? ''}
          options={[...options]}
          onChange={(value) => take(value, false)}
        />
      );
    case 'select':
      return (
        <Select
          id={id}
          size="small"
          allowClear={setting.otherwise === null && { clearIcon: <ClearIcon /> }}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={chosen}
          options={[...options]}
          onChange={(value) => take(value ?? undefined, false)}
        />
      );
    case 'words':
      return (
        <LocalTextInput
          id={id}
          label={label}
          value={stored}
          placeholder={placeholder ?? (setting.usual ? text(setting.usual) : '')}
          onChange={(value) => onChange(value, true)}
        />
      );
    case 'text':
      return (
        <Input
          id={id}
          size="small"
          {...(max === undefined ? {} : { maxLength: max })}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={typeof shown === 'string' ? shown : ''}
          onChange={({ target }) => take(target.value, true)}
        />
      );
    case 'icon':
      return (
        <IconSelect id={id} value={typeof shown === 'string' ? shown : ''} onChange={(value) => take(value, false)} />
      );
    case 'names':
      return (
        <Select
          id={id}
          size="small"
          mode="tags"
          open={false}
          suffixIcon={null}
          value={Array.isArray(shown) ? shown.filter((one) => typeof one === 'string') : []}
          tokenSeparators={[',', '，', ' ']}
          onChange={(names: string[]) => take(names.map((one) => one.trim()).filter(Boolean), false)}
        />
      );
    case 'width':
      return (
        <CheckedInput
          id={id}
          value={typeof shown === 'string' ? shown : ''}
          maxLength={8}
          fault={(entered) => (entered === '' || isWidth(entered) ? null : text('designer.formSettings.widthFault'))}
          onChange={(entered) => take(entered, true)}
        />
      );
  }
}
