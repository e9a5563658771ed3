import type { DocumentKind } from '../acts/document-kinds.ts';
import { judgeActs } from '../acts/judge-acts.ts';
import { judgeAddresses } from '../acts/judge-addresses.ts';
import { visitList, visitNodesDocument } from '../acts/visit-document.ts';
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
  const { calls, descriptors, publisher, modelId, hosts } = context;
  const judging = { kind, calls, descriptors, publisher, ownModelId: modelId };
  const { visitor } = judgeActs(judging, (...finding) => report.add(...finding));
  const visit = kind === 'list' ? visitList : visitNodesDocument;
  visit(document, descriptors, visitor, at);
  // What came with the program leads nowhere else.
  if (hosts && kind !== 'shipped')
    visit(
      document,
      descriptors,
      judgeAddresses(hosts, (...finding) => report.add(...finding)),
      at,
    );
}

/** @param screen may have any shape */
export function kindOfScreen(
  screen: { readonly id?: unknown },
  { isShipped }: Pick<ValidationContext, 'isShipped'>,
): 'page' | 'door' | 'shipped' {
  if (isShipped?.(screen)) return 'shipped';
  return typeof screen.id === 'string' && doorScreens.has(screen.id) ? 'door' : 'page';
}
