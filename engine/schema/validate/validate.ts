import { documentVersion } from '../documents/model-document.ts';
import type { Finding } from '../findings/finding.ts';
import { pointer } from '../findings/finding.ts';
import { findingsMost } from '../limits.ts';
import { formShape, listShape, modelShape, type ShapeCheck, screenShape } from '../meta/validators.generated.js';
import { checkActions, checkOwnButtons, checkPageSteps } from './check-actions.ts';
import { checkActs, kindOfScreen } from './check-acts.ts';
import { checkCalculations } from './check-calculations.ts';
import { checkCodes } from './check-codes.ts';
import { checkContainers } from './check-containers.ts';
import { checkDisplays } from './check-displays.ts';
import { checkLinkage } from './check-linkage.ts';
import { checkList } from './check-list.ts';
import { checkNames } from './check-names.ts';
import { checkPasswords } from './check-passwords.ts';
import { checkReferences } from './check-references.ts';
import { checkRules } from './check-rules.ts';
import { checkTables } from './check-tables.ts';
import { checkUnfinished } from './check-unfinished.ts';
import { checkWidgets } from './check-widget.ts';
import type { Checking } from './checking.ts';
import type { ValidationContext } from './context.ts';
import { keepsDocumentLimits } from './document-limits.ts';
import { missingPart } from './needed-parts.ts';
import { placesOf, scopeOf } from './places.ts';
import { repairNodes } from './repair-form.ts';
import { createReport, isRecord, type Report } from './report.ts';
import { reportShape } from './shape-findings.ts';

/**
 * Everything that is wrong with a form: what may be dangerous or too large first, then its shape, then its meaning.
 * Never throws; a document that is not to be looked at (too large, not JSON, newer than this program) gets that finding.
 * @param document as stored or received; migrate it before
 */
export function validateForm(document: unknown, context: ValidationContext): Finding[] {
  return validate(document, formShape, context, (record, meaning) => {
    checkNodes(record, '', meaning, false);
    checkActs(record, 'form', meaning, '');
  });
}

/**
 * As `validateForm`; names such as `row.state` or `route.id` may stand where a form has fields only, and the program's own
 * screens have to have what nobody could work without.
 */
export function validateScreen(document: unknown, context: ValidationContext): Finding[] {
  return validate(document, screenShape, context, (record, meaning) => {
    checkNodes(record, '', meaning, true);
    checkActs(record, kindOfScreen(record, context), meaning, '');
    const id = typeof record.id === 'string' ? record.id : '';
    const missing = missingPart(id, repairNodes(record, meaning.unshaped), context.descriptors);
    if (missing) meaning.report.add(missing, '/nodes');
  });
}

/** @param form the form whose fields the list shows; what is wrong with the form itself is not reported here */
export function validateList(list: unknown, form: unknown, context: ValidationContext): Finding[] {
  return validate(list, listShape, context, (record, meaning) => {
    const { report, unshaped } = meaning;
    const own = createReport();
    if (!keepsDocumentLimits(form, own)) return;
    const nodes = repairNodes(form, reportShape(form, formShape(form), own));
    const scope = scopeOf(placesOf(nodes, '', context.descriptors));
    checkList(record, scope, report, unshaped, '');
    checkOwnButtons(record.customBtnsList, '', { ...meaning, ...outsideNodes, scope });
    checkActs(record, 'list', meaning, '');
  });
}

/** Form, list and tables of a model; pointers begin with `/form`, `/list` and `/tables`. */
export function validateModel(document: unknown, context: ValidationContext): Finding[] {
  return validate(document, modelShape, context, (record, meaning) => {
    const { scope, places } = checkNodes(record.form, '/form', meaning, false);
    checkActs(record.form, 'form', meaning, '/form');
    if (isRecord(record.list)) {
      checkList(record.list, scope, meaning.report, meaning.unshaped, '/list');
      checkOwnButtons(record.list.customBtnsList, '/list', { ...meaning, ...outsideNodes, scope });
      checkActs(record.list, 'list', meaning, '/list');
    }
    checkTables(record.tables, places, meaning.report);
  });
}

/** A list has neither nodes nor sources. */
const outsideNodes = {
  isScreen: false,
  places: [],
  ids: new Set<string>(),
  sources: new Set<string>(),
  isElsewhere: () => true,
};

interface Meaning {
  readonly context: ValidationContext;
  readonly report: Report;
  readonly unshaped: ReadonlySet<string>;
}

function validate(
  document: unknown,
  shape: ShapeCheck,
  context: ValidationContext,
  checkMeaning: (record: Record<string, unknown>, meaning: Meaning) => void,
): Finding[] {
  const report = createReport();
  if (keepsDocumentLimits(document, report) && isRecord(document) && !reportNewer(document, report)) {
    const errors = shape(document);
    const unshaped = reportShape(document, errors, report);
    // With a list of errors that was cut short nobody knows what else has the wrong shape.
    if (errors.length > findingsMost) report.cutShort();
    else checkMeaning(document, { context, report, unshaped });
  }
  return report.findings();
}

function reportNewer(document: Record<string, unknown>, report: Report): boolean {
  let isNewer = false;
  for (const key of ['', 'form', 'list']) {
    const part = key === '' ? document : document[key];
    const version = isRecord(part) ? part.version : undefined;
    if (typeof version !== 'number' || version <= documentVersion) continue;
    isNewer = true;
    const at = pointer(key === '' ? '' : pointer('', key), 'version');
    report.add('document.newer', at, { version, known: documentVersion });
  }
  return isNewer;
}

function checkNodes(document: unknown, at: string, meaning: Meaning, isScreen: boolean): Checking {
  const { context, report, unshaped } = meaning;
  const places = placesOf(repairNodes(document, unshaped, at), at, context.descriptors);
  const scope = scopeOf(places);
  const sources = isRecord(document) && isRecord(document.sources) ? document.sources : {};
  const checking: Checking = {
    context,
    report,
    isScreen,
    unshaped,
    places,
    scope,
    ids: new Set(places.map(({ node }) => node.id)),
    sources: new Set(Object.keys(sources)),
    // A vModel has no dot, so these name what a screen has besides its fields: row, route, session …
    isElsewhere: (name: string) => isScreen && name.includes('.'),
  };
  checkNames(checking);
  checkUnfinished(checking);
  checkContainers(checking);
  checkWidgets(checking);
  checkReferences(checking);
  checkCodes(checking);
  checkDisplays(checking);
  checkRules(checking);
  checkLinkage(checking);
  checkCalculations(checking);
  checkActions(checking);
  checkPageSteps(document, at, checking);
  checkPasswords(document, at, checking);
  return checking;
}
