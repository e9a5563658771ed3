import type { FormCore } from './form-core.ts';
import type { FormJudgement } from './form-judgement.ts';

/** Formily's own questions (`form.errors`, `form.valid`, `form.validate()`) are answered by the judgement of the session. */
export function answerFormily({ form, live }: FormCore, { problems, judgeAll }: FormJudgement): void {
  const ownFeedbacks = form.queryFeedbacks;
  // They hear of fields that have no Formily field as well.
  form.queryFeedbacks = (search) => {
    const known = ownFeedbacks(search);
    if (search?.type !== undefined && search.type !== 'error') return known;
    const rest = [...problems.keys()].filter((name) => !live(name));
    return [
      ...known,
      ...rest.map((name) => ({
        address: name,
        path: name,
        type: 'error' as const,
        code: 'ValidateError' as const,
        messages: ['invalid'],
      })),
    ];
  };
  form.validate = async () => {
    judgeAll();
    if (problems.size > 0) {
      form.notify('onFormValidateFailed');
      throw form.errors;
    }
    form.notify('onFormValidateSuccess');
  };
}
