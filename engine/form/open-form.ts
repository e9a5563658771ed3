import { type Clock, machineClock } from '../contract/clock.ts';
import type { FormSession, Values } from '../contract/form-session.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { signalNames } from '../contract/signals.ts';
import { isWithin } from '../resolve/is-within.ts';
import { isSecret, withoutSecrets } from '../schema/fields/secret-fields.ts';
import { answerFormily } from './answer-formily.ts';
import { createFormChanges } from './form-changes.ts';
import { createFormCore } from './form-core.ts';
import { formFields } from './form-fields.ts';
import { createJudgement, type FormJudgement } from './form-judgement.ts';
import { formTables } from './form-tables.ts';
import { createFormWork } from './form-work.ts';

export function openForm(
  document: ResolvedDocument,
  given: Readonly<Values> = {},
  clock: Clock = machineClock(),
): FormSession {
  const core = createFormCore(document, given, clock);
  const { form, signals, own, read } = core;
  const judgement: FormJudgement = createJudgement(core, () => work);
  const changes = createFormChanges(core, judgement);
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
  answerFormily(core, judgement);

  return {
    document,
    form,
    signals,
    values: () => readable(own()),
    read: (name) => (secrets.has(name) ? undefined : read(name)),
    withSecrets: own,
    stand: core.stand,
    ...formFields(core, judgement, changes, given),
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
      changes.stop();
      work.close();
      form.onUnmount();
    },
    resume() {
      changes.listen();
      work.open();
      form.onMount();
    },
  };
}
