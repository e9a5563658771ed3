import { Select } from 'antd';
import { useMemo } from 'react';
import { useDesignerText } from '../use-designer-text.ts';
import { callShapes } from './call-shapes.ts';
import { callWords } from './call-words.ts';
import { isReadable } from './readable.ts';

interface Props {
  readonly id: string;
  readonly label?: string;
  readonly value: string;
  /** Only calls that change nothing. */
  readonly readable?: boolean;
  onChange(name: string | undefined): void;
}

/** A call of the call table, by what it is about; one that is not there stays named, so that it can be put right. */
export function CallSelect({ id, label, value, readable = false, onChange }: Props) {
  const text = useDesignerText();
  const options = useMemo(() => {
    const names = Object.keys(callShapes).filter((name) => !readable || isReadable(name));
    return names
      .map((name) => {
        const words = callWords(name, text);
        return { value: name, label: words === name ? name : `${words} ${name}` };
      })
      .sort((one, other) => Number(isReadable(other.value)) - Number(isReadable(one.value)));
  }, [text, readable]);
  const isGone = value !== '' && !options.some((one) => one.value === value);
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
      status={isGone ? 'error' : undefined}
      options={[...options, ...(isGone ? [{ value, label: text('designer.settings.gone', { name: value }) }] : [])]}
      onChange={onChange}
    />
  );
}
