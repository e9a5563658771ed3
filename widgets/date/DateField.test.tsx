import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './date.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });

/** Services that keep what is said. */
function listening() {
  const said: string[] = [];
  return { said, services: testServices('zh', { toast: (_kind, text) => said.push(text) }) };
}

it('takes a typed day on Enter', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('2026-11-20{Enter}');
  await expect.element(box()).toHaveValue('2026-11-20');
  expect(changes).toEqual(['2026-11-20']);
});

it('takes a typed day on leaving, written as people write it', async () => {
  const changes: unknown[] = [];
  let left = 0;
  mount(
    <FieldHost
      widget={widget}
      changes={changes}
      onBlur={() => {
        left += 1;
      }}
    />,
  );
  await box().click();
  await userEvent.keyboard('2026/11/5');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-05');
  expect(changes).toEqual(['2026-11-05']);
  expect(left).toBe(1);
});

it('shows the old day again when the text is none, and says so once', async () => {
  const changes: unknown[] = [];
  const { said, services } = listening();
  mount(<FieldHost widget={widget} changes={changes} initial="2026-11-20" />, services);
  await box().fill('2026-02-30');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-20');
  expect(said).toEqual(['未采用“2026-02-30”，名称应为日期，例如 2026-11-20']);
  expect(changes).toEqual([]);
});

it('is empty after its text was deleted, or the clear button pressed', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="2026-11-20" />);
  await box().clear();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('');
  await box().click();
  await userEvent.keyboard('2026-01-02{Enter}');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box()).toHaveValue('');
  expect(changes).toEqual([null, '2026-01-02', null]);
});

it('cannot be emptied where the design forbids it', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="2026-11-20" node={{ props: { clearable: false } }} />);
  await box().clear();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-20');
  expect(changes).toEqual([]);
  expect(page.getByRole('button', { name: 'Clear' }).query()).toBeNull();
});

it('is chosen with the pointer', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="2026-11-20" />);
  await box().click();
  await page.getByTitle('2026-11-24').click();
  await expect.element(box()).toHaveValue('2026-11-24');
  expect(changes).toEqual(['2026-11-24']);
});

it('takes the day that is pressed when text was under way', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="2026-11-20" />);
  await box().click();
  await userEvent.keyboard('9');
  await page.getByTitle('2026-11-24').click();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-24');
  expect(changes).toEqual(['2026-11-24']);
});

it('picks a month or a year by its format, and stores the first day', async () => {
  const months: unknown[] = [];
  mount(<FieldHost widget={widget} changes={months} node={{ props: { format: 'yyyy-MM' } }} />);
  await box().click();
  await userEvent.keyboard('2026-11{Enter}');
  await expect.element(box()).toHaveValue('2026-11');
  const years: unknown[] = [];
  mount(<FieldHost widget={widget} id="y" label="年份" changes={years} node={{ props: { type: 'year' } }} />);
  await page.getByRole('textbox', { name: '年份' }).click();
  await userEvent.keyboard('2026{Enter}');
  expect(months).toEqual(['2026-11-01']);
  await expect.poll(() => years).toEqual(['2026-01-01']);
});

it('refuses a day outside its limits, typed or pressed, and says the limit', async () => {
  const changes: unknown[] = [];
  const { said, services } = listening();
  const computed = { minDate: '2026-11-10', maxDate: '2026-11-25' };
  mount(<FieldHost widget={widget} changes={changes} computed={computed} initial="2026-11-20" />, services);
  await box().fill('2026-11-09');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-20');
  expect(said).toEqual(['未采用，名称应不早于 2026-11-10']);
  await box().click();
  await expect.element(page.getByTitle('2026-11-26')).toHaveClass('ant-picker-cell-disabled');
  await box().fill('2026-11-25');
  await userEvent.tab();
  expect(changes).toEqual(['2026-11-25']);
});

it('shows the format of the design and nothing for a value it cannot read', async () => {
  mount(<FieldHost widget={widget} initial="2026-11-20" node={{ props: { format: 'yyyy年MM月dd日' } }} />);
  await expect.element(box()).toHaveValue('2026年11月20日');
  mount(<FieldHost widget={widget} id="x" label="坏" initial="soon" />);
  await expect.element(page.getByRole('textbox', { name: '坏' })).toHaveValue('');
});

it('says what is wrong and what is required to a screen reader', async () => {
  mount(<FieldHost widget={widget} required error="名称不能为空" />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('名称不能为空');
  await expectAccessible();
});

it('is read when read-only, dead when disabled, bare in a cell', async () => {
  mount(<FieldHost widget={widget} initial="2026-11-20" readOnly />);
  await expect.element(box()).toHaveAttribute('readonly');
  await box().click();
  expect(page.getByTitle('2026-11-24').query()).toBeNull();
  mount(<FieldHost widget={widget} id="d" label="停" initial="2026-11-20" disabled />);
  await expect.element(page.getByRole('textbox', { name: '停' })).toBeDisabled();
  mount(<FieldHost widget={widget} id="b" label="格" initial="2026-11-20" bare />);
  await expect.element(page.getByRole('textbox', { name: '格' })).toHaveValue('2026-11-20');
  await expectAccessible();
});

it('passes the accessibility check while its panel is open', async () => {
  mount(<FieldHost widget={widget} initial="2026-11-20" />);
  await box().click();
  await expect.element(page.getByTitle('2026-11-24')).toBeVisible();
  await expectAccessible(box().element());
});
