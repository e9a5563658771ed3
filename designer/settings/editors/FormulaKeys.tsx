import { Button, InputNumber, Select } from 'antd';
import type { DesignField } from '../../document/design-fields.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { operatorSigns } from './calculation-tokens.ts';

interface Props {
  readonly fields: readonly DesignField[];
  readonly canDelete: boolean;
  onInsert(token: string): void;
  onDelete(): void;
}

/** What a formula is made of, by a press: fields, operators, brackets, numbers. */
export function FormulaKeys({ fields, canDelete, onInsert, onDelete }: Props) {
  const text = useDesignerText();
  return (
    <div className="adit-design-formula-keys">
      <Select
        size="small"
        className="adit-design-fill"
        aria-label={text('designer.settings.insertField')}
        placeholder={text('designer.settings.insertField')}
        showSearch
        optionFilterProp="label"
        value={null}
        options={fields.map((field) => ({ value: field.code, label: `${field.label} ${field.code}` }))}
        onChange={(code: string) => onInsert(code)}
      />
      {operatorSigns.map(({ token, text: sign }) => (
        <Button
          key={token}
          size="small"
          aria-label={text(`designer.settings.sign.${signNames[token] ?? ''}`)}
          onClick={() => onInsert(token)}
        >
          {sign}
        </Button>
      ))}
      <InputNumber
        size="small"
        controls={false}
        stringMode
        min="0"
        aria-label={text('designer.settings.insertNumber')}
        placeholder="0"
        value={null}
        changeOnBlur={false}
        onPressEnter={(event) => {
          const typed = event.currentTarget.value.trim();
          if (/^\d+(\.\d+)?$/.test(typed)) onInsert(typed);
        }}
      />
      <Button size="small" disabled={!canDelete} aria-label={text('designer.settings.deleteToken')} onClick={onDelete}>
        ⌫
      </Button>
    </div>
  );
}

const signNames: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '(': 'open',
  ')': 'close',
};
