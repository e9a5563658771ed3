import type { Node } from '../documents/node.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import { signInScreens } from '../routes/route-screens.ts';
import { parts } from '../routes/routes.ts';

export type NeededPart = 'screen.outlet' | 'screen.signIn';

/**
 * What the program's own screens cannot be without: the frame its place for pages, the sign-in page its way in. Only what
 * is always drawn counts, for everybody: not a node that has a condition or a permission code, or stands in such a one.
 * @param descriptors widgets that there are
 * @returns null where nothing is missing, and for every other screen
 */
export function missingPart(id: string, nodes: readonly Node[], descriptors: DescriptorMap): NeededPart | null {
  if (id === parts.frame)
    return alwaysDrawn(nodes, descriptors).some(({ config }) => config.aditKey === 'routeOutlet')
      ? null
      : 'screen.outlet';
  if (signInScreens.includes(id)) return hasWayIn(alwaysDrawn(nodes, descriptors)) ? null : 'screen.signIn';
  return null;
}

/** What an unknown widget holds is not drawn, and what a dialog holds not before it is opened. */
function alwaysDrawn(nodes: readonly Node[], descriptors: DescriptorMap): Node[] {
  return nodes.flatMap((node) => {
    const { aditKey, noShow, visibility, children } = node.config;
    const descriptor = descriptors.get(aditKey);
    const isOnDesk = visibility === undefined || visibility.includes('pc');
    if (!descriptor || noShow === true || !isOnDesk || node.showWhen !== undefined || node.access !== undefined)
      return [];
    const holds = descriptor.kind === 'layout' && descriptor.ownScope !== true;
    return [node, ...(holds ? alwaysDrawn(children ?? [], descriptors) : [])];
  });
}

/** Some event signs in with an account and a password that people can fill in. */
function hasWayIn(nodes: readonly Node[]): boolean {
  const fields = new Set(nodes.flatMap(({ vModel }) => (vModel === undefined ? [] : [vModel])));
  const isFilled = (value: unknown) => {
    const [, name] = /^\{values\.(\w+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
    return name !== undefined && fields.has(name);
  };
  return nodes
    .flatMap(({ on }) => Object.values(on ?? {}).flat())
    .some(
      (action) =>
        action.action === 'command' &&
        action.name === 'signIn' &&
        action.when === undefined &&
        isFilled(action.with?.account) &&
        isFilled(action.with?.password),
    );
}
