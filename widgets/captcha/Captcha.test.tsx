import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sha256Hex } from '../../engine/schema/helpers/sha-256.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './captcha.widget.ts';

const path = 'M10.0 10.0L20.0 30.0M30.0 10.0L40.0 30.0';

/** Pictures with ids of their own; what a server would answer. */
function open(changes: unknown[], isDown = () => false) {
  let asked = 0;
  const request = async () => {
    asked += 1;
    if (isDown()) throw new Error('down');
    return { id: `p${asked}`, picture: { width: 128, height: 44, path }, characters: 4, workBits: 8 };
  };
  mount(<FieldHost widget={widget} label="验证码" changes={changes} />, testServices('zh', { request }));
}
const input = page.getByRole('textbox', { name: '验证码' });
const picture = page.getByRole('button', { name: /验证码图片，4 位字母或数字/ });

it('hands out what was read with the picture that it was read in, and takes another picture by a press', async () => {
  const changes: unknown[] = [];
  open(changes);
  await expect.element(picture).toBeVisible();
  await input.fill('AB3K');
  expect(changes.at(-1)).toBe('p1.AB3K');
  await picture.click();
  await expect.element(input).toHaveValue('');
  expect(changes.at(-1)).toBeNull();
  await input.fill('9ZZZ');
  expect(changes.at(-1)).toMatch(/^p[12]\.9ZZZ$/);
  await expectAccessible();
});

it('shows another picture when its answer was taken away: it has been used', async () => {
  let asked = 0;
  const request = async () => {
    asked += 1;
    return { id: `p${asked}`, picture: { width: 128, height: 44, path }, characters: 4, workBits: 8 };
  };
  const seen: unknown[] = [];
  function Sent() {
    const [value, setValue] = useState<unknown>(null);
    const Field = widget.component;
    const rest = { id: 'f', label: '验证码', labelId: 'l', size: 'middle', onBlur: () => {} };
    return (
      <>
        <label id="l" htmlFor="f">
          验证码
        </label>
        <Field
          {...rest}
          value={value}
          onChange={(next: unknown) => {
            seen.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(null)}>
          送出
        </button>
      </>
    );
  }
  mount(<Sent />, testServices('zh', { request }));
  await expect.element(picture).toBeVisible();
  await input.fill('AB3K');
  await page.getByRole('button', { name: '送出' }).click();
  await expect.element(input).toHaveValue('');
  await expect.poll(() => asked).toBe(2);
  await input.fill('AB3K');
  await expect.poll(() => seen.at(-1)).toBe('p2.AB3K');
});

it('lets the device work for somebody who cannot read it', async () => {
  const changes: unknown[] = [];
  open(changes);
  await page.getByRole('button', { name: '看不清图片？由本机代为验证' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('已由本机验证');
  const [, number] = /^p1\.work\.(\d+)$/.exec(String(changes.at(-1))) ?? [];
  expect(sha256Hex(`p1:${number}`)).toMatch(/^00/);
  await expectAccessible();
});

it('says that there is no picture, and asks again by a press', async () => {
  let down = true;
  open([], () => down);
  const again = page.getByRole('button', { name: '图片没有取到，点此重试' });
  await expect.element(again).toBeVisible();
  down = false;
  await again.click();
  await expect.element(picture).toBeVisible();
});
