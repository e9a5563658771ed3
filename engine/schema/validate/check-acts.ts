import { judgeActs } from '../acts/judge-acts.ts';
import { judgeAddresses } from '../acts/judge-addresses.ts';
import { judgeOffers } from '../acts/judge-offers.ts';
import { visitList, visitNodesDocument } from '../acts/visit-document.ts';
import type { DocumentKind } from '../documents/document-kinds.ts';
import { doorScreens } from '../routes/route-screens.ts';
import type { ValidationContext } from './context.ts';
import type { Report } from './report.ts';

/**
 * What a document makes the program do: calls and commands that its kind may not name, and what its publisher may not do.
 * @param at of the document: '' or, in a model, '/form' or '/list'
 */
export function checkActs(
  document: unknown,
  kind: DocumentKind,
  { context, report }: { readonly context: ValidationContext; readonly report: Report },
  at: string,
): void {
  const { calls, descriptors, publisher, modelId, isListed } = context;
  const add = (...finding: Parameters<Report['add']>) => report.add(...finding);
  const judging = { kind, calls, descriptors, publisher, ownModelId: modelId };
  const { visitor } = judgeActs(judging, add);
  const visit = kind === 'list' ? visitList : visitNodesDocument;
  visit(document, descriptors, visitor, at);
  visit(document, descriptors, judgeOffers(context, add), at);
  // What came with the program leads nowhere else.
  if (isListed && kind !== 'shipped') visit(document, descriptors, judgeAddresses(isListed, add), at);
}

/** @param screen may have any shape */
export function kindOfScreen(
  screen: { readonly id?: unknown },
  { isShipped }: Pick<ValidationContext, 'isShipped'>,
): 'page' | 'door' | 'shipped' {
  if (isShipped?.(screen)) return 'shipped';
  return typeof screen.id === 'string' && doorScreens.has(screen.id) ? 'door' : 'page';
}
