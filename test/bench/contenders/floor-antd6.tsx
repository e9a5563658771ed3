import { Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import { memo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createSignals, type Signals } from '../../../engine/contract/signals.ts';
import type { FormApi } from '../contender.ts';
import { type BenchForm, type BenchItem, check, filled, sum, type Values, visible } from '../spec.ts';

declare const __CONTENDER__: string;

/** `floor-antd6-cv`: the same in blocks of eight whose layout is skipped while they are out of view. */
const inBlocks = __CONTENDER__ === 'floor-antd6-cv';
const blockStyle = { contentVisibility: 'auto', containIntrinsicSize: 'auto 520px' } as const;
const everything = '*';

interface Page {
  readonly values: Values;
  readonly errors: Map<string, string>;
  readonly signals: Signals;
}

/**
 * What any engine over these widgets costs at least on this React and antd: the bare controls, uncontrolled, with one
 * listener per error, sum and condition, and no engine.
 */
function Control({ item, page }: { readonly item: BenchItem; readonly page: Page }) {
  const { name, options = [] } = item;
  const start = page.values[name];
  const change = (value: unknown) => {
    page.values[name] = value;
    page.signals.notify(name);
    judge(page, item);
  };
  const list = [...options];
  switch (item.kind) {
    case 'number':
      return <InputNumber defaultValue={Number(start)} onChange={change} />;
    case 'textarea':
      return <Input.TextArea rows={2} defaultValue={textOf(start)} onChange={(event) => change(event.target.value)} />;
    case 'select':
      return <Select options={list} allowClear defaultValue={textOf(start)} onChange={change} />;
    case 'radio':
      return (
        <Radio.Group options={list} defaultValue={textOf(start)} onChange={(event) => change(event.target.value)} />
      );
    case 'checkbox':
      return (
        <Checkbox.Group options={list} defaultValue={Array.isArray(start) ? start.map(String) : []} onChange={change} />
      );
    case 'switch':
      return <Switch defaultChecked={start === true} onChange={change} />;
    case 'date':
      return (
        <DatePicker
          {...(typeof start === 'string' ? { defaultValue: dayjs(start) } : {})}
          onChange={(day) => change(day ? day.format('YYYY-MM-DD') : undefined)}
        />
      );
    default:
      return <Input defaultValue={textOf(start)} onChange={(event) => change(event.target.value)} />;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function judge(page: Page, item: BenchItem): boolean {
  const message = visible(item, page.values) ? check(item, page.values[item.name]) : '';
  if (message !== (page.errors.get(item.name) ?? '')) {
    page.errors.set(item.name, message);
    page.signals.notify(`!${item.name}`);
  }
  return message === '';
}

function useRead<T extends string | number | boolean>(page: Page, names: readonly string[], read: () => T): T {
  return useSyncExternalStore((listener) => {
    const stops = names.map((name) => page.signals.subscribe(name, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }, read);
}

function Problem({ item, page }: { readonly item: BenchItem; readonly page: Page }) {
  const message = useRead(page, [`!${item.name}`], () => page.errors.get(item.name) ?? '');
  return <div className="err">{message}</div>;
}

function Sum({ item, page }: { readonly item: BenchItem; readonly page: Page }) {
  return <InputNumber readOnly value={useRead(page, item.of ?? [], () => sum(item, page.values))} />;
}

const Field = memo(function Field({ item, page }: { readonly item: BenchItem; readonly page: Page }) {
  return (
    <div className={`fld fld-${item.name}`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the floor has what the floor of the shared bench has */}
      <label>{item.label}</label>
      {item.kind === 'calc' ? <Sum item={item} page={page} /> : <Control item={item} page={page} />}
      {item.kind !== 'calc' && <Problem item={item} page={page} />}
    </div>
  );
});

function Conditional({ item, page, on }: { readonly item: BenchItem; readonly page: Page; readonly on: string }) {
  const shown = useRead(page, [on], () => filled(page.values[on]));
  return shown ? <Field item={item} page={page} /> : null;
}

const drawn = (items: readonly BenchItem[], page: Page) =>
  items.map((item) =>
    item.showIf === undefined ? (
      <Field key={item.name} item={item} page={page} />
    ) : (
      <Conditional key={item.name} item={item} page={page} on={item.showIf} />
    ),
  );

function Whole({ form, page }: { readonly form: BenchForm; readonly page: Page }) {
  const round = useRead(page, [everything], () => page.signals.version(everything));
  const { items } = form;
  if (!inBlocks) return <div key={round}>{drawn(items, page)}</div>;
  const starts = Array.from({ length: Math.ceil(items.length / 8) }, (_, index) => index * 8);
  return (
    <div key={round}>
      {starts.map((start) => (
        <div key={start} style={blockStyle}>
          {drawn(items.slice(start, start + 8), page)}
        </div>
      ))}
    </div>
  );
}

export function mount(element: HTMLElement, form: BenchForm, values: Values): FormApi {
  const page: Page = { values: { ...values }, errors: new Map(), signals: createSignals() };
  const root = createRoot(element);
  root.render(<Whole form={form} page={page} />);
  return {
    find: (name) =>
      element.querySelector(`.fld-${name} input, .fld-${name} textarea, .fld-${name} button, .fld-${name} .ant-select`),
    setValues(next) {
      Object.assign(page.values, next);
      flushSync(() => page.signals.notify(everything));
    },
    validate: () => form.fields.filter((item) => !judge(page, item)).length,
    unmount: () => root.unmount(),
  };
}
