/**
 * Which components React draws, told by React itself, which tells any tool that stands in the page before it: nothing of the
 * product is replaced. To be loaded before React, as a setup file.
 */
interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

export interface DrawnComponent {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** React's mark of a component that was called, not passed over. Source: React, PerformedWork */
const performedWork = 1;

declare global {
  interface Window {
    /** Kept with the page: a setup file and a test each have their own copy of this module. */
    drawnComponents?: DrawnComponent[];
  }
}
window.drawnComponents ??= [];
const drawn = window.drawnComponents;

function visit(fiber: Fiber, before: Fiber | null): void {
  if (typeof fiber.type === 'function' && (before === null || (fiber.flags & performedWork) !== 0))
    drawn.push({ name: fiber.type.name, props: fiber.memoizedProps ?? {} });
  // What was passed over keeps its children.
  if (before !== null && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
}

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => visit(current, current.alternate),
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  },
});

/** What was drawn since the last look. */
export const drawnSince = (): DrawnComponent[] => drawn.splice(0);
