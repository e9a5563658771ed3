import { LifeCycleTypes } from '../contract/formily.ts';
import type { FormCore } from './form-core.ts';
import { type FormJudgement, feedbackOf, judgedCode } from './form-judgement.ts';
import { namesMeant } from './named-fields.ts';

/** Formily's own questions (`form.errors`, `form.valid`, `form.validate()`) are answered by the judgement of the session. */
export function answerFormily(core: FormCore, judgement: FormJudgement): void {
  const { form, live, signals } = core;
  const { problems } = judgement;
  const { clearErrors, queryFeedbacks } = form;
  // They hear of fields that have no Formily field as well.
  form.queryFeedbacks = (search) => {
    const pattern = search?.address ?? search?.path ?? '*';
    const names = [...problems.keys()].filter((name) => !live(name));
    const meant = names.length > 0 && pattern !== '*' ? new Set(namesMeant(core, pattern)) : undefined;
    const isAsked = (search?.type ?? 'error') === 'error' && (search?.code ?? judgedCode) === judgedCode;
    const rest = isAsked ? names.filter((name) => meant?.has(name) ?? true) : [];
    const known = meant && rest.length > 0 ? [] : queryFeedbacks(search ?? {});
    return [
      ...known,
      ...rest.flatMap((name) => {
        const problem = problems.get(name);
        if (!problem) return [];
        return { address: name, path: name, type: 'error' as const, code: judgedCode, messages: feedbackOf(problem) };
      }),
    ];
  };
  form.validate = async (pattern = '*') => {
    form.notify(LifeCycleTypes.ON_FORM_VALIDATE_START);
    const meant = new Set(namesMeant(core, pattern));
    judgement.judgeAll((name) => meant.has(name));
    for (const name of meant)
      live(name)?.notify(
        problems.has(name) ? LifeCycleTypes.ON_FIELD_VALIDATE_FAILED : LifeCycleTypes.ON_FIELD_VALIDATE_SUCCESS,
      );
    form.notify(LifeCycleTypes.ON_FORM_VALIDATE_END);
    const errors = form.queryFeedbacks({ type: 'error', address: pattern });
    form.notify(errors.length > 0 ? LifeCycleTypes.ON_FORM_VALIDATE_FAILED : LifeCycleTypes.ON_FORM_VALIDATE_SUCCESS);
    if (errors.length > 0) throw errors;
  };
  form.clearErrors = (pattern = '*') => {
    for (const name of namesMeant(core, pattern)) {
      if (!problems.has(name)) continue;
      judgement.clear(name);
      judgement.feedback(name);
      signals.notify(name);
    }
    clearErrors(pattern);
    judgement.announce();
  };
}
