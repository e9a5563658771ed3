import type { FormDocument } from '../documents/form-document.ts';
import { documentVersion } from '../documents/model-document.ts';
import type { Finding } from '../findings/finding.ts';
import { findingsMost } from '../limits.ts';
import { formShape } from '../meta/validators.generated.js';
import { keepsDocumentLimits } from './document-limits.ts';
import { repairNodes } from './repair-form.ts';
import { createReport, isRecord } from './report.ts';
import { reportShape } from './shape-findings.ts';

/**
 * The part of a stored form that can be drawn, and what had to be left out: one damaged node shows as an error node, the
 * rest of the page works. Nothing is left of a document that is too large, too deep, or not JSON.
 */
export function drawableForm(document: unknown): { form: FormDocument; findings: Finding[] } {
  const report = createReport();
  const empty: FormDocument = { version: documentVersion, nodes: [] };
  if (!keepsDocumentLimits(document, report) || !isRecord(document))
    return { form: empty, findings: report.findings() };
  const errors = formShape(document);
  const unshaped = reportShape(document, errors, report);
  if (errors.length > findingsMost) return { form: empty, findings: report.findings() };
  const settings = isRecord(document.form) && !unshaped.has('/form') ? { form: document.form } : {};
  return { form: { ...empty, ...settings, nodes: repairNodes(document, unshaped) }, findings: report.findings() };
}
