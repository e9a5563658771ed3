/**
 * What a person who has no pointer would miss at the place of the focus, as words for a failure; '' when all is well: the
 * focus is somewhere, its mark can be seen, and nothing lies over it. Runs in the page, so it stands alone.
 */
export function focusFault(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is nowhere';
  const own = focused;
  const about = `${own.outerHTML.replace(/\s+/g, ' ').slice(0, 240)}`;
  // As they are there: what stands on a dark block above a light page has the colours of a dark one.
  const looks = getComputedStyle(own);
  const accent = solid(looks.getPropertyValue('--ant-color-primary'));
  const error = solid(looks.getPropertyValue('--ant-color-error'));
  const holder = markHolder();
  if (!holder) return `the focus has no visible mark: ${about}`;
  const box = holder.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return `what has the focus takes no room: ${about}`;
  return isInSight(holder, box) ? '' : `what has the focus is off the screen, cut or covered: ${about}`;

  /** A colour as the browser computes it; '' for none. */
  function solid(colour: string): string {
    const probe = document.createElement('i');
    probe.style.color = colour;
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return colour.trim() === '' ? '' : computed;
  }

  /** The element that bears the mark: what has the focus, or what stands for it on the screen. */
  function markHolder(): HTMLElement | null {
    // No key leads to the page itself: a program brings the focus there when a page opens, and the whole of it is the place.
    const isPage = own.matches('main[tabindex="-1"]');
    if (isPage || hasOutline(own)) return own;
    const isText = own.matches('textarea, [role=combobox], input:not([type=checkbox], [type=radio])');
    const mostAround = isText ? 6 : 3;
    let around: HTMLElement = own;
    for (let level = 0; level < mostAround; level += 1) {
      if (isText ? hasEdge(around) : hasOutline(around)) return around;
      // The browser's own box is unseen where a drawn one stands beside it.
      if (!isText)
        for (const beside of around.parentElement?.children ?? []) {
          if (own.matches('input') && beside instanceof HTMLElement && hasOutline(beside)) return beside;
        }
      if (around.matches('.adit-control, [role=gridcell], form, [role=dialog]') || !around.parentElement) return null;
      around = around.parentElement;
    }
    return null;
  }

  function hasOutline(element: HTMLElement): boolean {
    const style = getComputedStyle(element);
    const isDrawn = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    return isDrawn && !isClear(style.outlineColor) && isSeen(element) && isUncut(element, style);
  }

  /** A text control shows the focus by its edge, in the accent; one in error by a second line around it. */
  function hasEdge(element: HTMLElement): boolean {
    if (hasOutline(element)) return true;
    const style = getComputedStyle(element);
    const border = Number.parseFloat(style.borderBottomWidth) >= 1 ? style.borderBottomColor : '';
    const marks = style.boxShadow.includes(accent) || (error !== '' && style.boxShadow.includes(error));
    return isSeen(element) && (border === accent || (style.boxShadow !== 'none' && marks));
  }

  function isSeen(element: HTMLElement): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function isClear(colour: string): boolean {
    return colour === 'transparent' || /[,/] ?0\)$/.test(colour);
  }

  /** At least two sides of the outline lie within everything that cuts what is drawn in it. */
  function isUncut(element: HTMLElement, style: CSSStyleDeclaration): boolean {
    const out = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const sides = { left: left - out, top: top - out, right: right + out, bottom: bottom + out };
    const bounds = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    let place = style.position;
    for (let around = element.parentElement; around && place !== 'fixed'; around = around.parentElement) {
      const { overflowX, contain, position } = getComputedStyle(around);
      const isSkipped = place === 'absolute' && position === 'static';
      if (!isSkipped) place = position;
      if (isSkipped || around === document.documentElement || around === document.body) continue;
      if (overflowX === 'visible' && !/paint|content|strict/.test(contain)) continue;
      const rect = around.getBoundingClientRect();
      bounds.left = Math.max(bounds.left, rect.left + around.clientLeft);
      bounds.top = Math.max(bounds.top, rect.top + around.clientTop);
      bounds.right = Math.min(bounds.right, rect.left + around.clientLeft + around.clientWidth);
      bounds.bottom = Math.min(bounds.bottom, rect.top + around.clientTop + around.clientHeight);
    }
    const drawn = [
      sides.left >= bounds.left - 0.5,
      sides.top >= bounds.top - 0.5,
      sides.right <= bounds.right + 0.5,
      sides.bottom <= bounds.bottom + 0.5,
    ];
    return drawn.filter(Boolean).length >= 2;
  }

  /** Most of what can be seen of it in the window belongs to it: nothing stands over it, nothing cuts it off. */
  function isInSight(element: HTMLElement, rect: DOMRect): boolean {
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const width = Math.min(rect.right, window.innerWidth) - left;
    const height = Math.min(rect.bottom, window.innerHeight) - top;
    if (width < Math.min(rect.width, window.innerWidth) / 2 || height < Math.min(rect.height, window.innerHeight) / 2)
      return false;
    const places: [number, number][] = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ];
    const hits = places.filter(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || belongs(hit));
    });
    return hits.length >= 3;
  }

  /** The label around a box, or the frame that draws a control, are the control to whoever sees it. */
  function belongs(hit: Element): boolean {
    return hit.closest('label')?.contains(own) === true;
  }
}
