import { expect, it } from 'vitest';
import { productWidgets } from '../../test/support/designer/design.ts';
import { writtenBy } from './usual-widget.ts';

it('writes values with their own widget, and with a usual one where it only shows them', () => {
  expect(writtenBy('eprogress', productWidgets)).toBe('eprogress');
  expect(writtenBy('progress', productWidgets)).toBe('inputNumber');
  expect(writtenBy('gone', productWidgets)).toBe('gone');
});
