import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { validateScreen } from '../../engine/schema/validate/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { requireDoorRight } from './door-right.ts';
import { refuseTwinCode, requireScreenId, screenTwin } from './model-codes.ts';
import { insertModel, readModel } from './model-store.ts';
import { storedScreen } from './open-screen.ts';
import { refuseErrors, validationContext } from './read-documents.ts';
import { replaceModel } from './save-model.ts';
import { isShipped } from './shipped-screens.ts';

export interface ScreenImport {
  /** The document, or its text. */
  readonly design: unknown;
  readonly fullName?: string | undefined;
  readonly enCode?: string | undefined;
  readonly replace?: boolean | null | undefined;
  readonly dryRun?: boolean | undefined;
}

/**
 * POST Screen/Actions/Import: the file of a page becomes a draft, under its own code or another one. A draft that is there
 * stays unless `replace` is given; what is online stays either way. `dryRun` reads and reports.
 * @throws Refused badInput for what is no page, findings for a code that is wrong or taken and for errors in the page
 */
export async function importScreen(context: AppContext, actor: Actor, wish: ScreenImport, language: Language) {
  const design = readPage(wish.design);
  const enCode = wish.enCode?.trim() || design.id;
  if (!isShipped(enCode)) requireScreenId(enCode);
  await requireDoorRight(context, actor, enCode);
  const document = { ...design, id: enCode };
  const fullName = (wish.fullName?.trim() || localText(document.title, 'zh').trim() || enCode).slice(0, 100);
  const found = validateScreen(document, await validationContext(context, actor, [JSON.stringify(document)]));
  const findings = found.map((one) => inLanguage(one, language));
  const stored = await storedScreen(context, actor.tenantId, enCode);
  if (wish.dryRun) return { id: null, findings, preview: { fullName, enCode, exists: stored !== undefined } };
  refuseErrors(found);
  if (stored && !wish.replace) throw screenTwin(enCode);
  const formData = JSON.stringify(document);
  if (stored) {
    const { revision } = await readModel(context.database.kysely, actor.tenantId, stored.id);
    await replaceModel(context, actor, stored.id, { fullName, enCode, formData, revision }, language);
  }
  const id =
    stored?.id ??
    (await insertModel(context, actor, { fullName, enCode, type: modelTypes.screen, formData }).catch(
      (error: unknown) => refuseTwinCode(error, enCode),
    ));
  await context.audit({ actor, action: 'screen.import', target: id, outcome: 'done', detail: enCode });
  return { id, findings };
}

/** @throws Refused badInput, with what the file is instead where that can be told */
function readPage(given: unknown): ScreenDocument {
  const design = typeof given === 'string' ? parsed(given) : given;
  if (typeof design !== 'object' || design === null || Array.isArray(design))
    throw new Refused('badInput', 'screen.noPage');
  if ('nodes' in design && 'id' in design && typeof design.id === 'string' && design.id.trim() !== '')
    return design as ScreenDocument; // or what it is stands in the findings
  const isForm = ['nodes', 'form', 'formData', 'fields', 'list', 'columnData'].some((key) => key in design);
  throw new Refused('badInput', isForm ? 'screen.isForm' : 'screen.noPage');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('badInput', 'screen.broken');
  }
}
