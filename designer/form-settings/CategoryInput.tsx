import { AutoComplete, Input } from 'antd';
import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (category: string) => void;
}

/** What a form is filed under: one of the categories by the name that the reader knows, or a new one. */
export function CategoryInput({ id, value, maxLength, onChange }: Props) {
  const { request } = useServices();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { list } = await request('modelCategories', { quiet: true, signal });
      // Forms without a category have an empty text.
      return list.filter(({ fixed }) => !fixed);
    },
    [request],
  );
  const { state } = useAnswer(ask);
  const categories = state.status === 'ready' ? state.answer : [];
  const shown = categories.find((one) => one.id === value)?.fullName ?? value;
  return (
    <AutoComplete
      id={id}
      size="small"
      className="adit-design-wide"
      value={shown}
      options={categories.map(({ fullName }) => ({ value: fullName }))}
      onChange={(words: string) => onChange(categories.find(({ fullName }) => fullName === words)?.id ?? words)}
    >
      <Input maxLength={maxLength} />
    </AutoComplete>
  );
}
