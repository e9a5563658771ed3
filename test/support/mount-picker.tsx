import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import { FieldHost, type FieldHostProps } from './field-host.tsx';
import { mount, testServices } from './mount.tsx';
import { pickerAnswer } from './picker-server.ts';

const dialog = () => page.getByRole('dialog');

/** The arrow of a place in the tree of an open picker. */
export const expandOf = (name: string) =>
  page.elementLocator(
    dialog().getByRole('treeitem', { name, exact: true }).element().firstElementChild ?? document.body,
  );

/** Draws a picker over a small organisation; what tests do with it, by role and label. */
export function mountPicker(props: FieldHostProps & { readonly label: string }) {
  const calls = new Map<string, RequestInput>();
  const request = (call: string, input: RequestInput) => {
    calls.set(call, input);
    return pickerAnswer(call, input);
  };
  mount(<FieldHost {...props} />, testServices('zh', { request }));
  const box = () => page.getByRole('combobox', { name: props.label });
  return {
    box,
    open: () => box().click(),
    item: (name: string) => dialog().getByRole('treeitem', { name, exact: true }),
    option: (name: string | RegExp) => dialog().getByRole('option', { name }),
    tab: (name: string) => dialog().getByRole('tab', { name }),
    confirm: () => userEvent.keyboard('{Control>}{Enter}{/Control}'),
    /** What was sent with a call the last time. */
    asked: (call: string) => calls.get(call)?.body,
  };
}
