// Here: an open form: Formily's, with an index of ours, formulas, rules and the judge of its values.

import { type Clock, machineClock } from '../contract/clock.ts';
import type { FormSession, Values } from '../contract/form-session.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { signalNames } from '../contract/signals.ts';
import { isWithin } from '../resolve/is-within.ts';
import { isSecret, withoutSecrets } from '../schema/fields/secret-fields.ts';
import { announceValue, hasEffects } from './announced-field.ts';
import { answerFormily } from './answer-formily.ts';
import { beginAnew } from './begin-anew.ts';
import { createFormChanges, type FormChanges } from './form-changes.ts';
import { createFormCore } from './form-core.ts';
import { formFields } from './form-fields.ts';
import { createJudgement, type FormJudgement } from './form-judgement.ts';
import { formTables } from './form-tables.ts';
import { createFormWork } from './form-work.ts';
import { createLiveFields } from './live-fields.ts';
import { makeNamedFields } from './named-fields.ts';

export function openForm(
  document: ResolvedDocument,
  given: Readonly<Values> = {},
  clock: Clock = machineClock(),
): FormSession {
  const core = createFormCore(document, given, clock);
  const { form, signals, own, read } = core;
  const judgement: FormJudgement = createJudgement(core, () => work);
  const changes: FormChanges = createFormChanges(core, judgement, (name, isWritten) => {
    fields.sync(name);
    if (isWritten && hasEffects(form) && !core.live(name)) announceValue(form, name, () => parts.field(name));
  });
  const fields = createLiveFields(core, judgement, changes);
  const { problems } = judgement;
  const readable = withoutSecrets(document.form.catalogue);
  const secrets = new Set(document.form.fields.filter(({ field }) => isSecret(field)).map(({ field }) => field.name));
  const panes = new Map<string, readonly string[]>();
  const work = createFormWork(signals, (name, row) => {
    if (problems.has(name) && !judgement.isReported(name)) judgement.judge(name);
    const rows: readonly object[] = core.rowsOf(name);
    if (row) signals.notify(signalNames.row(name, rows.indexOf(row)));
    signals.notify(name);
    judgement.announce(true);
  });
  const parts = formFields({ core, judgement, changes, live: fields, given });
  makeNamedFields(core, fields, parts.field);
  answerFormily(core, judgement);
  beginAnew({ core, judgement, changes, live: fields, given, reset: parts.reset });
  let isOpen = true;

  return {
    document,
    form,
    signals,
    values: () => readable(own()),
    read: (name) => (secrets.has(name) ? undefined : read(name)),
    withSecrets: own,
    stand: core.stand,
    ...parts,
    describe: fields.describe,
    release: fields.release,
    ...formTables(core, judgement, changes),
    validate(within) {
      const isMeant = (name: string) => isWithin(document, name, within);
      judgement.judgeAll(isMeant);
      return [...problems.values()].filter(({ name }) => isMeant(name));
    },
    problems: () => [...problems.values()],
    report: judgement.report,
    panes: (id) => panes.get(id),
    openPanes(id, active) {
      panes.set(id, active);
      signals.notify(signalNames.pane(id));
    },
    work,
    close() {
      isOpen = false;
      changes.stop();
      work.close();
      // Taken up again at once where React rehearses effects: Formily would lose its fields and effects for good.
      queueMicrotask(() => {
        if (!isOpen) form.onUnmount();
      });
    },
    resume() {
      isOpen = true;
      changes.listen();
      work.open();
      form.onMount();
    },
  };
}
