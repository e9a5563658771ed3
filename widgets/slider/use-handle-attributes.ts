import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the handles what antd has no prop for: the field's id on the first, description and error on each. React does
 * not write these attributes, so they stay until they change here.
 */
export function useHandleAttributes(
  frame: RefObject<HTMLElement | null>,
  id: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): void {
  useLayoutEffect(() => {
    const handles = frame.current?.querySelectorAll('[role="slider"]') ?? [];
    handles.forEach((handle, index) => {
      if (index === 0) handle.id = id;
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) handle.removeAttribute(name);
        else handle.setAttribute(name, String(value));
      }
    });
  });
}
