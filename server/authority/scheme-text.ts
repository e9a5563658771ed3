import { creatorOrganizeNow, type SchemeCondition, type SchemeGroup } from '../../engine/schema/grants/row-scheme.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { operatorOf, type PublishedModel } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say, translateTo } from '../kernel/words.ts';
import { schemeWords } from './button-words.ts';
import { valueInWords } from './scheme-tried.ts';

interface Said {
  readonly allData: boolean;
  readonly matchLogic: 'and' | 'or';
  readonly groups: readonly SchemeGroup[];
}

/** The rows of a scheme in words, as fields and values are called now. Source: administration F7 */
export async function schemeText(
  context: AppContext,
  actor: Actor,
  model: PublishedModel,
  { allData, matchLogic, groups }: Said,
  language: Language,
): Promise<string> {
  if (allData) return say({ code: schemeWords.all }, language);
  const said = await Promise.all(
    groups.map(async (group) => {
      const parts = await Promise.all(
        group.groups.map((one) => conditionText(context, { ...actor, language }, model, one, language)),
      );
      const text = parts.join(say({ code: `scheme.${group.logic}` }, language));
      return parts.length > 1 && groups.length > 1 ? say({ code: 'scheme.group', args: { text } }, language) : text;
    }),
  );
  return said.join(say({ code: `scheme.${matchLogic}` }, language));
}

async function conditionText(
  context: AppContext,
  actor: Actor,
  model: PublishedModel,
  { field, op, kind, value }: SchemeCondition,
  language: Language,
): Promise<string> {
  const translate = translateTo(language);
  const isNow = field === creatorOrganizeNow;
  const { label, words } = await valueInWords(context, actor, model, field, value, language);
  const name = isNow
    ? say({ code: 'scheme.creatorOrganize' }, language)
    : label === null
      ? say({ code: 'scheme.goneField', args: { field } }, language)
      : localText(label, language);
  const days = (one: unknown) => say({ code: 'scheme.days', args: { days: Number(one) } }, language);
  const separator = translate('list.separator');
  const what =
    op === 'null' || op === 'notNull'
      ? ''
      : kind === 'value'
        ? words.join(separator)
        : kind === 'days'
          ? (Array.isArray(value) ? value : [value]).map(days).join(separator)
          : say({ code: `scheme.who.${whoOf(kind)}` }, language);
  return say(
    { code: 'scheme.says', args: { field: name, op: say({ code: `scheme.op.${operatorOf(op)}` }, language), what } },
    language,
  ).trim();
}

/** The kind without its sign. */
const whoOf = <Who extends string>(kind: `@${Who}`): Who => kind.slice(1) as Who; // what follows the sign
