import { InputNumber } from 'antd';
import { useDesignerText } from '../../parts/use-designer-text.ts';

interface Props {
  readonly codes: readonly string[];
  labelOf(code: string): string;
  readonly samples: Readonly<Record<string, string>>;
  onChange(code: string, value: string): void;
}

/** Values to try a formula on, one for each field that it reads; kept nowhere. */
export function SampleValues({ codes, labelOf, samples, onChange }: Props) {
  const text = useDesignerText();
  if (codes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="adit-design-samples" role="group" aria-label={text('designer.settings.samples')}>
      {codes.map((code) => (
        <div key={code} className="adit-design-sample">
          <span aria-hidden="true">{labelOf(code)}</span>
          <InputNumber
            size="small"
            stringMode
            controls={false}
            placeholder="0"
            aria-label={text('designer.settings.sampleOf', { label: labelOf(code) })}
            value={samples[code] ?? null}
            onChange={(value) => onChange(code, value === null ? '' : String(value))}
          />
        </div>
      ))}
    </div>
  );
}
