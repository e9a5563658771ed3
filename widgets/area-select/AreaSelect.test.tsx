import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { regionAnswer } from '../../test/support/region-server.ts';
import { areaSelectDescriptor } from './area-select.descriptor.ts';
import { widget } from './area-select.widget.ts';

const box = () => page.getByRole('combobox', { name: '所在区域' });
const entry = (name: string) => page.getByRole('menuitemcheckbox', { name });
const way = ['33', '3301', '330102'];

/** Answers as the server does, and keeps what it was asked. */
function host({ fails = () => false, ...props }: Partial<FieldHostProps> & { fails?: () => boolean } = {}) {
  const asked: Pick<RequestInput, 'params' | 'query'>[] = [];
  const request = async (call: string, input: RequestInput) => {
    const { params, query } = input;
    asked.push({ ...(params ? { params } : {}), ...(query ? { query } : {}) });
    if (fails()) throw new Error('gone');
    return regionAnswer(call, input);
  };
  const element = mount(<FieldHost widget={widget} label="所在区域" {...props} />, testServices('zh', { request }));
  return { element, asked };
}

describe('choosing', () => {
  it('goes down level by level, each fetched when it is opened, and hands out the way', async () => {
    const changes: unknown[] = [];
    const { asked } = host({ changes });
    await box().click();
    await entry('浙江省').click();
    await entry('杭州市').click();
    await entry('上城区').click();
    expect(changes).toEqual([way]);
    expect(asked.map(({ params }) => params?.parentId)).toEqual(expect.arrayContaining(['0', '33', '3301']));
    await expect.element(page.getByTitle('浙江省 / 杭州市 / 上城区')).toBeVisible();
  });

  it('has no level between a municipality and its districts', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box().click();
    await entry('北京市').click();
    await entry('东城区').click();
    expect(changes).toEqual([['11', '110101']]);
  });

  it('is walked and chosen from by keys', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: way });
    await expect.element(page.getByTitle('浙江省 / 杭州市 / 上城区')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('西湖区')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => changes).toEqual([['33', '3301', '330106']]);
  });

  it('takes any level where the design says so', async () => {
    const changes: unknown[] = [];
    const { asked } = host({ changes, node: { props: { anyLevel: true, level: 1 } } });
    await box().click();
    await entry('浙江省').click();
    expect(changes).toEqual([['33']]);
    expect(asked[0]?.query).toEqual({ level: 1, anyLevel: true });
  });

  it('hands out a list of ways when several may be chosen, and keeps those that it has', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: [['11', '110101']], node: { props: { multiple: true } } });
    await box().click();
    await entry('浙江省').click();
    await entry('杭州市').click();
    await entry('上城区').click();
    expect(changes).toEqual([[['11', '110101'], way]]);
    const { value } = areaSelectDescriptor;
    const kind = (props: object) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'areaSelect' }, props: { ...props } });
    expect([kind({}), kind({ multiple: true })]).toEqual(['path', 'paths']);
  });

  it('asks the server for what is typed, and hands out the way to what was found', async () => {
    const changes: unknown[] = [];
    const { asked } = host({
      changes,
      node: { props: { filterable: true, selectType: 'custom', ableAddressIds: [['33']] } },
    });
    await box().click();
    await userEvent.keyboard('西湖');
    await entry('浙江省 / 杭州市 / 西湖区').click();
    expect(changes).toEqual([['33', '3301', '330106']]);
    expect(asked.find(({ query }) => query?.keyword)?.query).toEqual({
      level: 2,
      anyLevel: false,
      among: '33',
      keyword: '西湖',
    });
  });

  it('is emptied by its button', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: way });
    await page.getByRole('button').click();
    expect(changes).toEqual([null]);
  });
});

describe('states', () => {
  it('has names for regions that are no more, and while it is read-only', async () => {
    const { element } = host({ initial: ['33', '3301', '330103'] });
    await expect.element(page.getByTitle('浙江省 / 杭州市 / 下城区')).toBeVisible();
    element.remove();
    host({ initial: way, readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '所在区域' })).toHaveValue('浙江省 / 杭州市 / 上城区');
  });

  it('offers another try when the regions could not be had', async () => {
    let isGone = true;
    host({ fails: () => isGone });
    await box().click();
    const again = page.getByRole('button', { name: /重试/ });
    await expect.element(again).toBeVisible();
    isGone = false;
    await again.click();
    await expect.element(again).not.toBeInTheDocument();
    await box().click();
    await expect.element(entry('浙江省')).toBeVisible();
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '所在区域不能为空' });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('所在区域不能为空');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: way }],
    ['several', { initial: [way, ['11', '110101']], node: { props: { multiple: true } } }],
    ['disabled', { initial: way, disabled: true }],
    ['read-only', { initial: way, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: way, bare: true }],
  ])('is accessible: %s', async (_, props) => {
    const { element } = host(props);
    await expect.element(page.getByText('所在区域').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await expect.element(entry('浙江省')).toBeVisible();
    await expectAccessible();
  });
});
