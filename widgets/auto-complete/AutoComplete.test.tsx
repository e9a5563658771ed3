import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './auto-complete.widget.ts';

const box = () => page.getByRole('combobox', { name: '材料' });
const option = (name: string) => page.getByTitle(name, { exact: true });
const rows = ['电缆桥架', '电缆支架', '电缆桥架', '照明灯具'].map((fullName, id) => ({ id, fullName }));
const asks = { props: { interfaceId: 'i1' } };

interface Asked {
  readonly body: { readonly keyword: string; readonly paramList: unknown };
}

/** Answers as the server does: rows that hold the word. */
function host({ answer, ...props }: Partial<FieldHostProps> & { answer?: () => Promise<unknown> } = {}) {
  const asked: Asked['body'][] = [];
  const request = async (_: string, input: object) => {
    const { body } = input as Asked; // the one call that the widget makes
    asked.push(body);
    if (answer) return answer();
    const list = rows.filter(({ fullName }) => fullName.includes(body.keyword));
    return { list, pagination: { currentPage: 1, pageSize: 10, total: list.length } };
  };
  const element = mount(
    <FieldHost widget={widget} label="材料" node={asks} {...props} />,
    testServices('zh', { request }),
  );
  return { element, asked };
}

describe('what is typed', () => {
  it('is the value, whether it was suggested or not, without the blanks around it', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, onBlur: () => (left += 1) });
    await box().fill('防火泥 ');
    await userEvent.tab();
    expect([changes.at(-1), left]).toEqual(['防火泥', 1]);
    await box().clear();
    expect(changes.at(-1)).toBeNull();
  });

  it('asks the interface once it rests, for as many as are shown, and offers each once', async () => {
    const templateJson = [
      { field: 'kind', defaultValue: 'cable' },
      { field: 'word', relationField: '@keyword' },
      { field: 'by', relationField: 'createUser', defaultValue: 'x' },
      { field: '' },
    ];
    const { asked } = host({ node: { props: { ...asks.props, total: 5, templateJson } } });
    await box().click();
    await userEvent.keyboard('电缆');
    await expect.element(option('电缆支架')).toBeVisible();
    expect(option('电缆桥架').elements()).toHaveLength(1);
    expect(asked).toEqual([
      {
        keyword: '电缆',
        currentPage: 1,
        pageSize: 5,
        relationField: 'fullName',
        columnOptions: 'fullName',
        field: 'value',
        paramList: [
          { field: 'kind', defaultValue: 'cable' },
          { field: 'word', defaultValue: '电缆' },
          { field: 'by', relationField: 'createUser' },
        ],
      },
    ]);
  });

  it('can be replaced by a suggestion, by mouse and by keys; Enter alone keeps it', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box().click();
    await userEvent.keyboard('电缆');
    await option('电缆支架').click();
    expect(changes.at(-1)).toBe('电缆支架');
    await box().fill('电');
    await expect.element(option('电缆桥架')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(changes.at(-1)).toBe('电');
    await box().fill('电缆');
    await expect.element(option('电缆桥架')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => changes.at(-1)).toBe('电缆桥架');
  });

  it('is handed out once a composed word', async () => {
    const changes: unknown[] = [];
    const { asked } = host({ changes });
    await box().click();
    await compose(['d', 'di', 'dian'], '电缆');
    await expect.element(option('电缆支架')).toBeVisible();
    expect(changes).toEqual(['电缆']);
    expect(asked.map(({ keyword }) => keyword)).toEqual(['电缆']);
  });

  it('holds without the interface: where it does not answer, and where the design names none', async () => {
    const changes: unknown[] = [];
    const { asked, element } = host({ changes, answer: () => Promise.reject(new Error('gone')) });
    await box().fill('电缆');
    await expect.poll(() => asked.length).toBe(1);
    expect(changes).toEqual(['电缆']);
    element.remove();
    const none = host({ changes, node: {} });
    await box().fill('桥架');
    expect([changes.at(-1), none.asked]).toEqual(['桥架', []]);
  });

  it('is as long as the design allows, and is emptied by its button', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'ab', node: { props: { maxlength: 3 } } });
    await box().click();
    await userEvent.keyboard('{End}cde');
    expect(changes.at(-1)).toBe('abc');
    await page.getByRole('button').click();
    expect(changes.at(-1)).toBeNull();
  });
});

describe('states', () => {
  it('reads what stands around it, in either generation', async () => {
    const { element } = host({ node: { props: { addonAfter: 'mm' } } });
    await expect.element(box()).toHaveAccessibleDescription('mm');
    element.remove();
    host({ node: { slot: { prepend: 'DN' } }, readOnly: true, initial: '300' });
    await expect.element(page.getByRole('textbox', { name: '材料' })).toHaveValue('300');
    await expect.element(page.getByText('DN')).toBeVisible();
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '材料不能为空' });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('材料不能为空');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: '电缆' }],
    ['disabled', { initial: '电缆', disabled: true }],
    ['read-only', { initial: '电缆', readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: '电缆', bare: true }],
  ])('is accessible: %s', async (_, props) => {
    const { element } = host(props);
    await expect.element(page.getByText('材料').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await userEvent.keyboard('电');
    await expect.element(option('电缆支架')).toBeVisible();
    await expectAccessible();
  });
});
