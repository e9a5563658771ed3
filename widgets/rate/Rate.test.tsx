import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { rateDescriptor } from './rate.descriptor.ts';
import { widget } from './rate.widget.ts';

const stars = () => page.getByRole('slider', { name: '处置评分' });
const star = (place: number) => {
  const found = stars().element().querySelectorAll('li')[place - 1]?.firstElementChild;
  if (!found) throw new Error(`no star ${place}`);
  return found;
};
const host = (props: Partial<FieldHostProps> = {}) => mount(<FieldHost widget={widget} label="处置评分" {...props} />);

describe('rating', () => {
  it('hands out the mark, and nothing when the same star is pressed again', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(stars()).toBeVisible();
    await userEvent.click(star(4));
    await expect.element(stars()).toHaveAttribute('aria-valuetext', '4 分，满分 5 分');
    await userEvent.click(star(4));
    expect(changes).toEqual([4, null]);
    await expect.element(stars()).toHaveAttribute('aria-valuetext', '未评分');
  });

  it('is one stop of Tab; arrows, Home and End set the mark', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, initial: 2, onBlur: () => (left += 1) });
    await expect.element(stars()).toBeVisible();
    await userEvent.tab();
    await expect.element(stars()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}{End}{ArrowUp}{Home}{ArrowDown}');
    expect(changes).toEqual([3, 4, 3, 2, 5, null]);
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it('goes by halves when the design says so', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 2, node: { props: { allowHalf: true } } });
    await expect.element(stars()).toBeVisible();
    stars().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(changes).toEqual([2.5, 2, 1.5]);
    const { value } = rateDescriptor;
    const kind = (props: Record<string, unknown>) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'rate' }, props });
    expect([kind({}), kind({ allowHalf: true })]).toEqual(['integer', 'decimal']);
  });

  it('has as many stars as the design says, five without a word', async () => {
    const first = host();
    await expect.element(stars()).toHaveAttribute('aria-valuemax', '5');
    first.remove();
    const second = host({ node: { props: { count: 10 } } });
    await expect.element(stars()).toHaveAttribute('aria-valuemax', '10');
    expect(second.querySelectorAll('li')).toHaveLength(10);
  });

  it('shows the mark and a word for it, fitted to the number of stars', async () => {
    host({ initial: 7, node: { props: { count: 10, showText: true, showScore: true } } });
    await expect.element(page.getByText('7', { exact: true })).toBeVisible();
    await expect.element(page.getByText('满意', { exact: true })).toBeVisible();
  });
});

describe('states', () => {
  it('cannot be changed while disabled or read-only', async () => {
    const changes: unknown[] = [];
    const first = host({ changes, initial: 3, disabled: true });
    await expect.element(stars()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(star(5));
    first.remove();
    host({ changes, initial: 3, readOnly: true });
    await expect.element(stars()).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(star(5));
    stars().element().focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(changes).toEqual([]);
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '处置评分不能为空' });
    await expect.element(stars()).toHaveAttribute('aria-required', 'true');
    await expect.element(stars()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(stars()).toHaveAccessibleDescription('处置评分不能为空');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 3, node: { props: { showText: true, showScore: true } } }],
    ['disabled', { initial: 3, disabled: true }],
    ['read-only', { initial: 3, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(stars()).toBeVisible();
    await expectAccessible(element);
  });
});
