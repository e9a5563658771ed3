import * as contender from 'contender';
import type { FormApi, TableApi } from './contender.ts';
import {
  type BenchForm,
  expectedErrors,
  initialValues,
  makeForm,
  makeRows,
  otherValues,
  sum,
  visible,
} from './spec.ts';

/** What the driver calls in a page that this project serves itself. */
export interface BenchPage {
  mount(n: number): Promise<void>;
  /** How many of the fields that should be there are, and how many that should not. */
  verify(values: 'initial' | 'other'): { want: number; found: number; leaked: number };
  targets(): { text: string; number: string; sum: string; sumAfterKey: number; sumValue: number };
  focus(name: string): Promise<void>;
  shown(name: string): string;
  validate(): Promise<{ got: number; want: number }>;
  setValues(): Promise<void>;
  /** Of the last sum after all values were set. */
  sumOfOthers(): Promise<{ got: string; want: number }>;
  mountTable(rows: number): Promise<void>;
  focusCell(): Promise<void>;
  cellText(): string;
  append(): Promise<void>;
  unmount(): Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const element = document.querySelector<HTMLElement>('#app') ?? document.body;
let form: BenchForm = makeForm(10);
let drawn: FormApi | undefined;
let table: TableApi | undefined;
let rowCount = 0;

/** @throws Error when a measure is asked for before anything was drawn: a mistake of the driver */
function need<Api>(api: Api | undefined): Api {
  if (!api) throw new Error('Nothing has been drawn yet.');
  return api;
}

/** A thousand rows of the slowest peer take a minute on a busy machine. */
const drawMostMs = 240_000;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Two frames, and again until the page says that all is there and the browser has nothing left to do. */
async function quiet(done: () => boolean) {
  const until = performance.now() + drawMostMs;
  do {
    await frame();
    await frame();
    if (performance.now() > until) throw new Error(`Not drawn within ${drawMostMs / 1000} s.`);
  } while (!done());
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  await frame();
}

const always = () => true;
const cellRow = () => need(table).sampleRow?.() ?? Math.floor(rowCount / 2);
const textOf = (target: Element | null) =>
  target && 'value' in target ? String(target.value) : (target?.textContent ?? '');

window.bench = {
  async mount(n) {
    form = makeForm(n);
    const values = initialValues(form);
    const last = form.items.filter((item) => visible(item, values)).at(-1);
    const api = contender.mount?.(element, form, values);
    drawn = api;
    await quiet(() => api?.ready?.() ?? Boolean(last && api?.find(last.name)));
  },
  verify(which) {
    const values = which === 'initial' ? initialValues(form) : otherValues(form);
    const names = (shown: boolean) => form.items.filter((item) => visible(item, values) === shown);
    const found = (items: typeof form.items) => items.filter(({ name }) => need(drawn).find(name)).length;
    const there = names(true);
    return { want: there.length, found: found(there), leaked: found(names(false)) };
  },
  targets() {
    const values = initialValues(form);
    const middle = form.items.slice(Math.floor(form.items.length / 2));
    const text = middle.find(
      ({ kind, required, pattern, showIf }) => kind === 'text' && !required && !pattern && !showIf,
    );
    const last = form.calcs[Math.floor(form.calcs.length / 2)];
    const number = last?.of?.at(-1);
    if (!text || !last || !number) throw new Error('The form is too small for a key test.');
    const sumValue = sum(last, values);
    const before = Number(values[number]);
    return { text: text.name, number, sum: last.name, sumValue, sumAfterKey: sumValue - before + before * 10 + 1 };
  },
  async focus(name) {
    const api = need(drawn);
    await api.reveal?.(name);
    await caretIn(api.find(name));
  },
  shown: (name) => textOf(need(drawn).find(name)),
  async validate() {
    const got = await need(drawn).validate();
    await quiet(always);
    return { got, want: expectedErrors(form, initialValues(form)).length };
  },
  async setValues() {
    await need(drawn).setValues(otherValues(form));
    await quiet(always);
  },
  async sumOfOthers() {
    const last = form.calcs.at(-1);
    if (!last) return { got: '', want: 0 };
    await need(drawn).reveal?.(last.name);
    return { got: textOf(need(drawn).find(last.name)), want: sum(last, otherValues(form)) };
  },
  async mountTable(rows) {
    rowCount = rows;
    const api = contender.mountTable?.(element, makeRows(rows));
    table = api;
    await quiet(() => api?.ready?.() ?? Boolean(api?.find(rows - 1, 'a')));
  },
  async focusCell() {
    await need(table).reveal?.(cellRow(), 'f');
    await caretIn(need(table).find(cellRow(), 'f'));
  },
  cellText: () => textOf(need(table).find(cellRow(), 'f')),
  async append() {
    const api = need(table);
    api.append();
    await quiet(() => (api.count ? api.count() === rowCount + 1 : Boolean(api.find(rowCount, 'a'))));
  },
  async unmount() {
    (drawn ?? table)?.unmount();
    await quiet(always);
  },
};

async function caretIn(target: Element | null) {
  if (!(target instanceof HTMLElement)) throw new Error('There is nothing to type into.');
  target.scrollIntoView({ block: 'center' });
  await frame();
  target.focus();
  if (target instanceof HTMLInputElement && target.type === 'text') {
    target.setSelectionRange(target.value.length, target.value.length);
  }
  await frame();
}
