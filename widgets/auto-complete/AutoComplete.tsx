import { AutoComplete as AntAutoComplete } from 'antd';
import { type CompositionEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { fieldCode } from '../../engine/schema/fields/fields.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { describedByAll, storedCount, storedText } from '../shared/stored-text.ts';
import { useSuggestions } from './use-suggestions.ts';
import './auto-complete.css';

export interface AutoCompleteProps extends FieldProps<string> {
  readonly placeholder?: string;
  readonly interfaceId?: string;
  readonly relationField?: string;
  readonly templateJson?: unknown;
  /** Suggestions that are shown at most. */
  readonly total?: number;
  /** UTF-16 units, as the browser and the server count. */
  readonly maxlength?: number;
  readonly addonBefore?: unknown;
  readonly addonAfter?: unknown;
  readonly clearable?: boolean;
}

/**
 * Stands before each suggestion for antd alone, which by itself goes to one that begins as what is typed: Enter would then
 * put it in the place of the text.
 */
const mark = '\u2063';
const plain = (text: string) => (text.startsWith(mark) ? text.slice(mark.length) : text);

/** A text that is kept as it is typed, with what a data interface has for it to choose from. */
export function AutoComplete(props: AutoCompleteProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  // Letters of a word that an input method is still putting together.
  const [draft, setDraft] = useState<string | null>(null);
  const [word, setWord] = useState('');
  const composing = useRef(false);
  const text = value === null || value === undefined ? '' : String(value);
  const before = storedText(props.addonBefore);
  const after = storedText(props.addonAfter);
  const texts = useSuggestions(word, {
    interfaceId: storedText(props.interfaceId),
    relationField: storedText(props.relationField) ?? 'fullName',
    templateJson: props.templateJson,
    total: storedCount(props.total) ?? 10,
    code: fieldCode(props.field),
  });
  if (readOnly) return <ReadOnlyText {...{ id, describedBy, invalid, size, bare, onBlur, text, before, after }} />;

  const handOut = (next: string) => {
    const taken = next.slice(0, storedCount(props.maxlength));
    if (taken !== text) onChange(taken === '' ? null : taken);
  };
  const take = (next: string) => {
    if (composing.current) return setDraft(next);
    setWord(next.trim());
    handOut(next);
  };
  const composed = (event: CompositionEvent) => {
    composing.current = false;
    setDraft(null);
    if (event.target instanceof HTMLInputElement) take(event.target.value);
  };
  const hasList = texts.length > 0 && draft === null;
  return (
    <div
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={composed}
    >
      <AntAutoComplete
        id={id}
        value={draft ?? text}
        options={hasList ? texts.map((one) => ({ value: mark + one, label: one, title: one })) : []}
        // Enter takes what is typed, unless a suggestion has been gone to.
        defaultActiveFirstOption={false}
        onChange={(next) => take(plain(next ?? ''))}
        onSelect={(chosen) => {
          setWord('');
          handOut(plain(chosen));
        }}
        onBlur={() => {
          setWord('');
          // Text inputs are trimmed. Source: library specification 5, form items.
          handOut(text.trim());
          onBlur();
        }}
        // The box names both ids, as what it opens and as where it is while no suggestion is gone to; antd gives them to none.
        popupRender={(menu: ReactNode) => (
          <div id={`${id}_list`}>
            <span id={`${id}_list_-1`} />
            {menu}
          </div>
        )}
        placeholder={storedText(props.placeholder)}
        maxLength={storedCount(props.maxlength)}
        allowClear={props.clearable === true && !bare && { clearIcon: <ClearIcon /> }}
        disabled={disabled}
        size={size}
        variant={bare ? 'borderless' : 'outlined'}
        status={invalid ? 'error' : undefined}
        prefix={before && !bare ? <span id={`${id}-before`}>{before}</span> : undefined}
        suffixIcon={
          after && !bare ? (
            <span id={`${id}-after`} className="adit-auto-after">
              {after}
            </span>
          ) : undefined
        }
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedByAll(
          describedBy,
          !bare && before && `${id}-before`,
          !bare && after && `${id}-after`,
        )}
        style={{ width: '100%' }}
      />
    </div>
  );
}
