import type { UploadRules } from '../../engine/schema/files/upload-rules.ts';
import { problemText } from '../../engine/schema/rules/index.ts';
import type { Problem } from '../../engine/schema/text/problem.ts';
import type { Translate } from '../../engine/schema/text/text.ts';

/** `图片`, `xls、xlsx`: accepted types as people call them; '' when anything is. */
export function typeWords({ accept }: UploadRules, translate: Translate): string {
  return accept
    .map((entry) => {
      const category = /^(image|video|audio)\/\*$/.exec(entry)?.[1];
      return category ? translate(`widget.upload.type.${category}`) : entry.replace(/^(\.|.*\/)/, '');
    })
    .join(translate('list.separator'));
}

/** Why a file is not taken, in words. */
export function refusalText(problem: Problem, rules: UploadRules, translate: Translate): string {
  const { params } = problem;
  const spoken =
    params?.type === undefined ? problem : { ...problem, params: { ...params, type: typeWords(rules, translate) } };
  return problemText(spoken, translate);
}

/** What may be uploaded, in one line. */
export function tipWords(rules: UploadRules, translate: Translate): string {
  const types = typeWords(rules, translate);
  return translate('widget.upload.tip', {
    size: rules.size,
    unit: rules.unit,
    types: types && translate('widget.upload.tipTypes', { types }),
    count: rules.countMost > 0 ? translate('widget.upload.tipCount', { count: rules.countMost }) : '',
  });
}
