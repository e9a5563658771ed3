import { AutoComplete, Input } from 'antd';
import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { isObject } from '../document/json.ts';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (category: string) => void;
}

interface Category {
  /** What forms hold. */
  readonly id: string;
  readonly fullName: string;
}

const none: readonly Category[] = [];

/** What a form is filed under: one of the categories by the name that the reader knows, or a new one. */
export function CategoryInput({ id, value, maxLength, onChange }: Props) {
  const { request } = useServices();
  const ask = useCallback((signal: AbortSignal) => request('modelCategories', { quiet: true, signal }), [request]);
  const { state } = useAnswer(ask);
  const categories = state.status === 'ready' ? categoriesIn(state.answer) : none;
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

/** Those that can be chosen: forms without a category have an empty text. */
function categoriesIn(answer: unknown): readonly Category[] {
  const list = isObject(answer) && Array.isArray(answer.list) ? answer.list : [];
  return list.filter(isObject).flatMap(({ id, fullName, fixed }) => {
    if (typeof id !== 'string' || typeof fullName !== 'string' || fixed === true) return [];
    return [{ id, fullName }];
  });
}
