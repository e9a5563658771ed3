import type { ResolvedDocument, ResolvedError } from '../contract/resolved.ts';
import type { Read } from '../schema/check/index.ts';

/**
 * The broken nodes that keep a form from being submitted as it stands: required fields of unknown widgets that a person
 * would see. What a condition hides, the node's own or that of a container around it, asks for nothing.
 */
export function blockingNow({ blocking }: Pick<ResolvedDocument, 'blocking'>, read: Read): readonly ResolvedError[] {
  return blocking.filter(({ shown }) => shown === null || shown.holds(read));
}
