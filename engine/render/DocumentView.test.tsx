import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import type { Node } from '../schema/documents/node.ts';

const input = (name: string, more: Partial<Node['config']> = {}, rest: Partial<Omit<Node, 'config'>> = {}): Node => ({
  id: name,
  vModel: name,
  ...rest,
  config: { aditKey: 'input', label: `字段 ${name}`, ...more },
});
const many = (count: number, more: (index: number) => Partial<Node['config']> = () => ({})) =>
  Array.from({ length: count }, (_, index) => input(`f${index}`, more(index)));
const isControl = (name: string) => document.getElementById(`field-${name}`) instanceof HTMLInputElement;

describe('a form on the page', () => {
  it('links label, control, error and required state', async () => {
    const { session } = await mountForm({ nodes: [input('a', { required: true, tipLabel: '写上编号' })] });
    const control = page.getByLabelText('字段 a');
    await expect.element(control).toHaveAttribute('aria-required', 'true');
    await expect.element(control).toHaveAccessibleDescription('写上编号');
    session.validate();
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control).toHaveAccessibleDescription(/字段 a不能为空/);
    await userEvent.fill(control, 'K1+200');
    await expect.element(control).not.toHaveAttribute('aria-invalid', 'true');
    expect(session.submitValues()).toEqual({ a: 'K1+200' });
  });

  it('says what is wrong on leaving the field, not while one is typing', async () => {
    await mountForm({
      nodes: [
        input('a', { regList: [{ pattern: '/^K\\d+\\+\\d{3}$/', message: '应为 K 加公里加米，例如 K1+200' }] }),
        input('b'),
      ],
    });
    await userEvent.type(page.getByLabelText('字段 a'), 'K2 240');
    expect(page.getByText('应为 K 加公里加米').query()).toBeNull();
    await userEvent.click(page.getByLabelText('字段 b'));
    await expect.element(page.getByText('应为 K 加公里加米，例如 K1+200')).toBeVisible();
  });

  it('shows an unknown widget as an error node and goes on with the rest', async () => {
    const { session } = await mountForm({
      nodes: [{ id: 'x', vModel: 'x', config: { aditKey: 'pipe3d', label: '三维', required: true } }, input('b')],
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('组件 pipe3d 未注册');
    await userEvent.click(page.getByRole('button', { name: '详情' }));
    await expect.element(page.getByText('/nodes/0')).toBeVisible();
    await expect.element(page.getByLabelText('字段 b')).toBeVisible();
    expect(session.document.blocking).toHaveLength(1);
    await expectAccessible();
  });

  it('says in the language that is read why a field is not drawn, and what helps', async () => {
    await mountForm({ nodes: [input('a'), { ...input('a'), id: 'twin' }] }, { services: testServices('en') });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Field name "a" is used more than once');
    await userEvent.click(page.getByRole('button', { name: 'Details' }));
    await expect.element(page.getByText('Rename one of the fields')).toBeVisible();
  });
});

describe('a form of 400 fields', () => {
  const nodes = () =>
    many(400, (index) => ({ required: index % 4 === 0, defaultValue: index === 390 ? '远处的值' : undefined }));

  it('draws controls near the view and findable text everywhere else', async () => {
    const { element } = await mountForm({ nodes: nodes() });
    await expect.poll(() => isControl('f3')).toBe(true);
    expect(element.querySelectorAll('input').length).toBeLessThan(60);
    expect(isControl('f390')).toBe(false);
    expect(element.textContent).toContain('字段 f390');
    expect(element.textContent).toContain('远处的值');
    await expectAccessible(element);
  });

  it('judges all of them and shows the error where a field only stands in', async () => {
    const { session, element } = await mountForm({ nodes: nodes() });
    expect(session.validate()).toHaveLength(100);
    const far = element.querySelector('#field-f396-item');
    expect(far?.querySelector('[role=textbox]')?.getAttribute('aria-invalid')).toBe('true');
    expect(far?.textContent).toContain('不能为空');
  });

  it('mounts, scrolls to and focuses a field that is asked for', async () => {
    const { handle } = await mountForm({ nodes: nodes() });
    expect(handle.reveal('f350')).toBe(true);
    expect(document.activeElement?.id).toBe('field-f350');
    const box = document.activeElement?.getBoundingClientRect();
    expect(box && box.top > 0 && box.bottom < window.innerHeight).toBe(true);
  });

  it('passes every field in order with Tab and back with Shift and Tab', async () => {
    const { handle } = await mountForm({ nodes: many(80) });
    const seen: string[] = [];
    document.getElementById('field-f0')?.focus();
    for (let index = 0; index < 80; index += 1) {
      seen.push(document.activeElement?.id ?? '');
      if (!(document.activeElement instanceof HTMLInputElement)) break;
      await userEvent.tab();
    }
    expect(seen).toEqual(Array.from({ length: 80 }, (_, index) => `field-f${index}`));
    // The last Tab led out of the page; what nobody uses may have been taken down since.
    handle.reveal('f79');
    for (let index = 0; index < 40; index += 1) await userEvent.tab({ shift: true });
    expect(document.activeElement?.id).toBe('field-f39');
  });

  it('passes every field with Tab before the page was told what is in sight, as on a busy machine', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends IntersectionObserver {
        constructor(_tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(() => {}, options);
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await mountForm({ nodes: many(80) });
    document.getElementById('field-f0')?.focus();
    for (let index = 1; index < 80; index += 1) {
      await userEvent.tab();
      expect(document.activeElement?.id).toBe(`field-f${index}`);
    }
  });

  it('passes on the focus where a field is drawn, or taken down, just as Tab leads to it', async () => {
    const tells = new Map<Element, (isNear: boolean) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class extends IntersectionObserver {
        readonly #tell: (target: Element, isNear: boolean) => void;
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(() => {}, options);
          this.#tell = (target, isIntersecting) =>
            // The renderer reads these two of an entry.
            tell([{ target, isIntersecting } as IntersectionObserverEntry], this);
        }
        override observe(target: Element) {
          tells.set(target, (isNear) => this.#tell(target, isNear));
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await mountForm({ nodes: many(80) });
    let isNear = true;
    const tellInBetween = ({ relatedTarget }: FocusEvent) => {
      for (const [host, tell] of tells) if (relatedTarget instanceof Node && host.contains(relatedTarget)) tell(isNear);
    };
    document.addEventListener('focusout', tellInBetween, { capture: true });
    onTestFinished(() => document.removeEventListener('focusout', tellInBetween, { capture: true }));
    document.getElementById('field-f0')?.focus();
    for (let index = 1; index < 40; index += 1) {
      await userEvent.tab();
      expect(document.activeElement?.id).toBe(`field-f${index}`);
    }
    isNear = false;
    for (let index = 38; index >= 0; index -= 1) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement?.id).toBe(`field-f${index}`);
    }
  });

  it('keeps a field that takes the focus when it was about to be taken down', async () => {
    // What the page does at once after it was told what has gone out of sight, before React draws.
    let next = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            tell(entries, observer);
            next();
          }, options);
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await mountForm({ nodes: nodes() });
    await expect.poll(() => isControl('f3')).toBe(true);
    const isTold = new Promise<void>((resolve) => {
      next = () => {
        document.getElementById('field-f3')?.focus();
        resolve();
      };
    });
    document.getElementById('field-f390-item')?.scrollIntoView();
    await isTold;
    await expect.poll(() => isControl('f390')).toBe(true);
    expect(document.activeElement?.id).toBe('field-f3');
  });

  it('keeps a field that has the focus, however far one scrolls', async () => {
    const { element } = await mountForm({ nodes: nodes() });
    await expect.poll(() => isControl('f1')).toBe(true);
    const control = document.getElementById('field-f1');
    control?.focus();
    window.scrollTo(0, element.scrollHeight);
    await expect.poll(() => isControl('f399')).toBe(true);
    expect(document.activeElement).toBe(control);
    expect(control?.isConnected).toBe(true);
  });

  it.each(['', '写上编号'])('keeps the height of the page while one scrolls through it (help: "%s")', async (help) => {
    const { element } = await mountForm({ nodes: many(400, (index) => (index % 2 ? { tipLabel: help } : {})) });
    await expect.poll(() => isControl('f1')).toBe(true);
    const before = element.scrollHeight;
    for (let top = 0; top < before; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    expect(Math.abs(element.scrollHeight - before) / before).toBeLessThan(0.02);
  });

  it('lets the browser find an unmounted value on the page', async () => {
    await mountForm({ nodes: nodes() });
    // `window.find` is what find-in-page does, and no type declares it.
    const found = (window as unknown as { find(text: string): boolean }).find('远处的值');
    expect(found).toBe(true);
  });

  it('is whole when it is printed', async () => {
    const { element } = await mountForm({ nodes: nodes() });
    window.dispatchEvent(new Event('beforeprint'));
    expect(element.querySelectorAll('input')).toHaveLength(400);
  });

  it('follows an anchor to a field far below', async () => {
    await mountForm({ nodes: nodes() });
    window.location.hash = '#f200';
    await expect.poll(() => document.activeElement?.id).toBe('field-f200');
    window.location.hash = '';
  });
});
