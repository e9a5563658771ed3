import { controls } from './focus-first.ts';

/**
 * Keeps the focus in a part of the designer when a command takes away or disables what had it: it goes to the first control
 * of the nearest group around that is left.
 * @param element the part; this is its ref
 */
export function focusNearby(element: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let around: readonly HTMLElement[] = [];
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = groupsAround(target, element);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) last = null;
  };
  const look = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // A press beside all controls leaves the focus nowhere, too: that is what the person did.
    if (!last || !isLost || (last.isConnected && !last.matches(':disabled'))) return;
    for (const group of around) {
      const control = group.isConnected && firstControl(group);
      if (!control) continue;
      control.focus();
      return;
    }
  };
  element.addEventListener('focusin', enter);
  element.addEventListener('focusout', leave);
  const changes = new MutationObserver(look);
  changes.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    element.removeEventListener('focusin', enter);
    element.removeEventListener('focusout', leave);
    changes.disconnect();
  };
}

/** From the nearest to the part itself. */
function groupsAround(target: HTMLElement, part: HTMLElement): HTMLElement[] {
  const groups: HTMLElement[] = [];
  for (let one = target.parentElement; one && part.contains(one); one = one.parentElement) groups.push(one);
  return groups;
}

function firstControl(group: HTMLElement): HTMLElement | undefined {
  return [...group.querySelectorAll<HTMLElement>(controls)].find(
    (control) => !control.matches(':disabled') && control.tabIndex >= 0 && control.checkVisibility(),
  );
}
