import { Select } from 'antd';
import { useMemo } from 'react';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { callShapes } from './call-shapes.ts';
import { callWords } from './call-words.ts';
import { offeredCalls } from './offered-calls.ts';

interface Props {
  readonly id: string;
  readonly label?: string;
  readonly value: string;
  /** Only calls that change nothing. */
  readonly readable?: boolean;
  onChange(name: string | undefined): void;
}

/** A call that the design may name, by what it is about; one that is not there stays named, so that it can be put right. */
export function CallSelect({ id, label, value, readable = false, onChange }: Props) {
  const text = useDesignerText();
  const document = useDesign((state) => state.document);
  const labelOf = (name: string) => {
    const words = callWords(name, text);
    return words === name ? name : `${words} ${name}`;
  };
  const options = useMemo(() => offeredCalls(document, readable), [document, readable]).map((name) => ({
    value: name,
    label: labelOf(name),
  }));
  const isOffered = value === '' || options.some((one) => one.value === value);
  const stays = {
    value,
    // One that is closed to this kind of design stays named as well; the findings say so.
    label: Object.hasOwn(callShapes, value) ? labelOf(value) : text('designer.settings.gone', { name: value }),
  };
  return (
    <Select
      id={id}
      size="small"
      className="adit-design-fill"
      {...(label === undefined ? {} : { 'aria-label': label })}
      showSearch
      optionFilterProp="label"
      placeholder={text('designer.sources.chooseCall')}
      value={value || undefined}
      status={isOffered ? undefined : 'error'}
      options={isOffered ? options : [...options, stays]}
      onChange={onChange}
    />
  );
}
