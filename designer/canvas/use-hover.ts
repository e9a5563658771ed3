import { type RefObject, useEffect } from 'react';

/** Marks the innermost node under the pointer, past React: a pointer that moves over two thousand nodes draws none. */
export function useHover(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let marked: HTMLElement | null = null;
    const mark = (node: HTMLElement | null) => {
      if (node === marked) return;
      marked?.removeAttribute('data-hover');
      marked = node;
      marked?.setAttribute('data-hover', '');
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const tool = target instanceof Element && target.closest('[data-design-tool]');
      mark(target instanceof Element && !tool ? target.closest<HTMLElement>('[data-design-key]') : null);
    };
    const leave = () => mark(null);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
    };
  }, [part]);
}
