// Here: the steps of a document: what runs, in which order, with which values.

import { requireCall, requireCommand } from '../contract/acting.ts';
import { fillPlaces, type Scope } from '../contract/fill-places.ts';
import type { FormSession } from '../contract/form-session.ts';
import { readPath } from '../contract/read-path.ts';
import type { RequestInput } from '../contract/requests.ts';
import { isRequestFailure, type Services } from '../contract/services.ts';
import { readyToSubmit } from '../form/ready-to-submit.ts';
import type { Acting } from '../schema/acts/acts.ts';
import { hostOf } from '../schema/acts/host-of.ts';
import { passwordTakerOf } from '../schema/acts/password-takers.ts';
import { comparedElsewhere, compileRules } from '../schema/check/index.ts';
import type { Action } from '../schema/documents/action.ts';
import { isSecret } from '../schema/fields/secret-fields.ts';
import { localText } from '../schema/text/local-text.ts';
import { isEmptyValue } from '../schema/values/index.ts';
import { refusedField } from './refused-field.ts';
import { announceValues } from './values-to-come.ts';

/** A request that fills a source. */
export interface Filling {
  readonly call: string;
  readonly input: RequestInput;
}

/** Where actions happen: the form they stand in, and the page around it. */
export interface ActionPlace {
  readonly session: FormSession;
  readonly services: Services;
  /** What the document that the steps stand in may do. */
  readonly acting: Acting;
  /** What places in texts can name beside the form's values: route, user, row … */
  readonly scope: Scope;
  openDialog(id: string, scope: Scope): void;
  closeDialog(): void;
  /** @param filling what answered it, to be asked again in another language */
  setSource(name: string, data: unknown, filling?: Filling): void;
  reload(source: string | undefined): Promise<void>;
  /** An attempt to submit that found something wrong. @param within the node that was judged, where not all was */
  refused(within: string | undefined): void;
  /** @param quiet the caller shows a failure itself */
  download(call: string, params: Scope, fileName: string | undefined, quiet: boolean): Promise<void>;
  /** A refusal that is said at a field of the form. */
  failedAt(field: string, message: string): void;
}

/**
 * Runs the steps in order. A step that is declined, refused or fails ends the list; a failure has been said by then, or its
 * `onError` steps have run.
 * @returns true when the last step was reached
 */
export async function runActions(actions: readonly Action[], place: ActionPlace): Promise<boolean> {
  const haveEnded = announceValues(actions, place.session.work);
  try {
    return await runInOrder(actions, place);
  } finally {
    haveEnded();
  }
}

async function runInOrder(actions: readonly Action[], place: ActionPlace): Promise<boolean> {
  let scope = place.scope;
  for (const action of actions) {
    const { session } = place;
    const here: Scope = { ...scope, values: session.values() };
    if (!holds(action, session, here)) continue;
    const outcome = await runOne(action, place, here);
    if (outcome === false) return false;
    if (typeof outcome === 'object') scope = { ...scope, ...outcome };
  }
  return true;
}

function holds({ when }: Action, session: FormSession, scope: Scope): boolean {
  if (!when) return true;
  const rule = compileRules([when], (name) => {
    const field = session.document.form.byName.get(name)?.field;
    return field && !isSecret(field) ? field : comparedElsewhere(name);
  });
  return rule?.holds((name) => (name.includes('.') ? readPath(scope, name) : session.read(name))) ?? true;
}

/** False ends the list; an object adds to what later steps can name. */
async function runOne(action: Action, place: ActionPlace, scope: Scope): Promise<boolean | Scope> {
  const { session, services, acting } = place;
  const { language } = services;
  const record = (value: unknown) => fillPlaces(value ?? {}, scope) as Record<string, unknown>; // records stay records
  const text = (value: Parameters<typeof localText>[0]) => String(fillPlaces(localText(value, language), scope) ?? '');
  switch (action.action) {
    case 'request': {
      const input = {
        params: record(action.params),
        query: record(action.query),
        body: filled(action, action.body, place, scope),
        ...(isSaidHere(action) ? { quiet: true } : {}),
      };
      try {
        requireCall(acting, action.call, input.params, services, isSaidHere(action));
        const answer = await services.requestNamed(action.call, input);
        if (action.into !== undefined) place.setSource(action.into, answer, { call: action.call, input });
        return { answer };
      } catch (error) {
        // What the source held answered another question.
        if (action.into !== undefined) place.setSource(action.into, undefined);
        return failed(action, error, place, scope);
      }
    }
    case 'navigate': {
      const to = String(fillPlaces(action.to, scope) ?? '');
      if (services.isListed(to)) {
        services.navigate(to, action.target);
        return true;
      }
      services.toast('error', services.translate('action.hostNotListed', { host: hostOf(to) ?? to }));
      return false;
    }
    case 'openDialog':
      place.openDialog(action.dialog, record(action.with));
      return true;
    case 'closeDialog':
      place.closeDialog();
      return true;
    case 'setValue':
      if (action.keepTyped === true && session.isTouched(action.field) && !isEmptyValue(session.read(action.field)))
        return true;
      session.setValue(
        action.field,
        action.valueField ? session.read(action.valueField) : fillPlaces(action.value, scope),
      );
      return true;
    case 'submit': {
      const sayWait = () => services.toast('info', services.translate('form.uploading'));
      const outcome = await readyToSubmit(session, sayWait, action.within);
      if (outcome === 'refused') place.refused(action.within);
      return outcome === 'ready';
    }
    case 'reset':
      session.reset();
      return true;
    case 'confirm':
      return services.confirm({
        title: text(action.title),
        ...(action.text === undefined ? {} : { text: text(action.text) }),
        okText: text(action.okText) || services.translate('action.ok'),
        ...(action.danger === undefined ? {} : { danger: action.danger }),
      });
    case 'toast':
      services.toast(action.kind ?? 'success', text(action.text));
      return true;
    case 'command':
      try {
        const quiet = isSaidHere(action);
        requireCommand(acting, action.name, services, quiet);
        const handed = filled(action, action.with ?? {}, place, scope) as Scope; // records stay records
        return { answer: await services.command(action.name, handed, { quiet }) };
      } catch (error) {
        return failed({ ...action, body: action.with }, error, place, scope);
      }
    case 'reload':
      await place.reload(action.source);
      return true;
    case 'download':
      try {
        const params = record(action.params);
        requireCall(acting, action.call, params, services, isSaidHere(action));
        await place.download(action.call, params, action.fileName, isSaidHere(action));
        return true;
      } catch (error) {
        return failed(action, error, place, scope);
      }
  }
}

/** What a step hands over. The properties that take passwords know those, and nothing else does. */
function filled(step: Action, part: unknown, { session }: ActionPlace, scope: Scope): unknown {
  const taker = passwordTakerOf(step);
  if (!taker || typeof part !== 'object' || part === null) return fillPlaces(part, scope);
  const whole = { ...scope, values: session.withSecrets() };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, fillPlaces(value, taker.keys.includes(key) ? whole : scope)]),
  );
}

interface Failing {
  readonly body?: unknown;
  readonly failField?: string | undefined;
  readonly onError?: readonly Action[] | undefined;
}

/** Whether the page says a failure in its own way; the client is quiet then. */
export function isSaidHere({ failField, onError = [] }: Failing): boolean {
  return failField !== undefined || onError.length > 0;
}

/** What the steps after a failure can name. */
export function failureOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: { message, code: isRequestFailure(error) ? error.code : '' } };
}

/**
 * Where neither field nor steps are named the person has been told; the steps that rely on the answer are not taken either
 * way.
 */
async function failed({ body, failField, onError = [] }: Failing, error: unknown, place: ActionPlace, scope: Scope) {
  const { failure } = failureOf(error);
  if (failField !== undefined) place.failedAt(refusedField(error, body, failField), failure.message);
  if (onError.length > 0) await runActions(onError, { ...place, scope: { ...scope, failure } });
  return false;
}
