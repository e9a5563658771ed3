import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { amountInChinese } from '../../../engine/schema/calc/index.ts';
import { propsOf, valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Json } from '../../document/json.ts';
import { asNode, descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useFirstNode, useSettingsScope } from '../settings-context.ts';
import { useDesignFields } from '../use-design-fields.ts';
import {
  insertToken,
  readTokens,
  removePart,
  type TokenPart,
  tokenParts,
  tryFormula,
  usableFields,
} from './calculation-tokens.ts';
import { FormulaKeys } from './FormulaKeys.tsx';
import { SampleValues } from './SampleValues.tsx';

interface Props {
  /** What the formula is called. */
  readonly name: string;
  readonly stored: Json | undefined;
  /** The result in words as well, as amounts of money are written out. */
  readonly inWords?: boolean;
  onChange(tokens: Json | undefined): void;
}

/** A formula of the chosen field as tokens: fields, columns, numbers, operators, brackets; tried at once on sample values. */
export function FormulaEditor({ name, stored, inWords = false, onChange }: Props) {
  const text = useDesignerText();
  const id = useId();
  const { keys } = useSettingsScope();
  const all = useDesignFields();
  const own = all.find(({ key }) => key === keys[0]);
  const decimals = useDecimals();
  const tokens = useMemo(() => readTokens(stored), [stored]);
  const fields = useMemo(() => usableFields(all, own?.code ?? ''), [all, own]);
  const parts = tokenParts(tokens, all);
  const [cursor, setCursor] = useState<number | null>(null);
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const line = useRef<HTMLDivElement>(null);
  const at = Math.min(cursor ?? parts.length, parts.length);
  const place = parts[at]?.index ?? tokens.length;

  const write = (next: readonly (string | number)[], to: number) => {
    onChange(next.length > 0 ? [...next] : undefined);
    setCursor(to);
  };
  const insert = (token: string) => {
    const joins = /^[\d.]+$/.test(token) && parts[at - 1]?.kind === 'number';
    write(insertToken(tokens, place, token), joins ? at : at + 1);
  };
  const remove = (part: TokenPart | undefined, to: number) => {
    if (part) write(removePart(tokens, part), Math.max(0, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = { '×': '*', '÷': '/', '（': '(', '）': ')' }[event.key] ?? event.key;
    if (/^[-+*/()\d.]$/.test(key)) insert(key);
    else if (key === 'Backspace') remove(parts[at - 1], at - 1);
    else if (key === 'Delete') remove(parts[at], at);
    else if (key === 'ArrowLeft') setCursor(Math.max(0, at - 1));
    else if (key === 'ArrowRight') setCursor(Math.min(parts.length, at + 1));
    else if (key === 'Home') setCursor(0);
    else if (key === 'End') setCursor(parts.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const trial = tryFormula(tokens, all, samples, { table: own?.table ?? null, precision: decimals });
  const labels = new Map(all.map((field) => [field.code, field.label]));
  const wordsOf = (part: TokenPart) =>
    part.kind === 'field' ? (labels.get(part.text.replace('.', '-')) ?? labels.get(part.text) ?? part.text) : part.text;
  const blamed = trial.problem?.index;
  const amount = inWords && trial.result !== null ? amountInChinese(trial.result) : null;
  return (
    <>
      <div
        ref={line}
        id={id}
        role="listbox"
        tabIndex={0}
        aria-activedescendant={at > 0 ? `${id}-token-${at - 1}` : undefined}
        className="adit-design-formula"
        aria-label={name}
        aria-describedby={`${id}-hint ${id}-outcome`}
        onKeyDown={onKeyDown}
      >
        {parts.length === 0 && <span className="adit-design-setting-hint">{text('designer.settings.noFormula')}</span>}
        {parts.map((part, index) => (
          <span key={part.index} role="presentation" className="adit-design-token-place">
            {index === at && <span className="adit-design-caret" aria-hidden="true" />}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the line has the focus, and its keys */}
            <span
              id={`${id}-token-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at - 1}
              className="adit-design-token"
              data-kind={part.kind}
              data-wrong={part.kind === 'unknown' || part.index === blamed || undefined}
              aria-label={text('designer.settings.tokenAt', { token: wordsOf(part), number: index + 1 })}
              onClick={() => {
                setCursor(index + 1);
                line.current?.focus();
              }}
            >
              {wordsOf(part)}
            </span>
          </span>
        ))}
        {at === parts.length && parts.length > 0 && <span className="adit-design-caret" aria-hidden="true" />}
      </div>
      <div id={`${id}-hint`} className="adit-design-setting-hint">
        {text('designer.settings.formulaKeys')}
      </div>
      <FormulaKeys
        fields={fields}
        canDelete={at > 0}
        onInsert={insert}
        onDelete={() => remove(parts[at - 1], at - 1)}
      />
      <SampleValues
        codes={trial.reads}
        labelOf={(code) => labels.get(code) ?? code}
        samples={samples}
        onChange={(code, value) => setSamples({ ...samples, [code]: value })}
      />
      <div
        id={`${id}-outcome`}
        role="status"
        className="adit-design-outcome"
        data-state={trial.problem ? 'error' : 'success'}
      >
        {trial.problem ? (
          <>
            <WarningFilled aria-hidden /> {text(trial.problem.code, trial.problem.params)}
          </>
        ) : (
          <>
            <CheckCircleFilled aria-hidden /> {text('designer.settings.result', { value: trial.result ?? '' })}
          </>
        )}
        {amount && <div>{amount.kind === 'words' ? amount.text : text(amount.key)}</div>}
      </div>
    </>
  );
}

/** Decimals of a result, as the field rounds it. */
function useDecimals(): number {
  const { store } = useDesigner();
  const node = useFirstNode();
  const descriptor = descriptorOf(node, store.descriptors);
  if (valueKindOf(asNode(node), store.descriptors) === 'integer') return 0;
  const { precision } = descriptor ? propsOf(asNode(node), descriptor) : {};
  return typeof precision === 'number' ? precision : 2;
}
