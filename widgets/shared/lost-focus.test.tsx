import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import { useLostFocus } from './use-lost-focus.ts';

/** Shows something else in the moment in which the focus is on its way from one button to the next, or when asked to. */
function Place() {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [isThere, setThere] = useState(true);
  useLostFocus(place, (element) => element, shown);
  return (
    <section ref={place} tabIndex={-1} aria-label="Rows">
      <button type="button" onBlur={() => setShown(shown + 1)}>
        From
      </button>
      <button type="button">To</button>
      {isThere && (
        <button
          type="button"
          onClick={() => {
            setThere(false);
            setShown(shown + 1);
          }}
        >
          Go away
        </button>
      )}
    </section>
  );
}

const button = (name: string) => page.getByRole('button', { name });

it('a focus that is on its way is not lost', async () => {
  mount(<Place />);
  await button('From').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('To')).toHaveFocus();
  // What would bring it back looks before the page is drawn again.
  await new Promise(requestAnimationFrame);
  await expect.element(button('To')).toHaveFocus();
});

it('one whose button is gone comes to the place that stays', async () => {
  mount(<Place />);
  await button('Go away').click();
  await expect.element(page.getByRole('region', { name: 'Rows' })).toHaveFocus();
});

it('the second half of a double press leaves it with the place it was given to', async () => {
  mount(<Place />);
  await button('Go away').click();
  const place = page.getByRole('region', { name: 'Rows' });
  const press = (detail: number) =>
    document.body.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }));
  // Before it is given there, and after; a new press is one as ever.
  expect(press(2)).toBe(false);
  await expect.element(place).toHaveFocus();
  expect(press(2)).toBe(false);
  expect([press(1), press(2)]).toEqual([true, true]);
});
