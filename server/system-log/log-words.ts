import { resources } from '../../engine/schema/resources/all-resources.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type ServerTextKey, say } from '../kernel/words.ts';
import { logTexts } from './log-texts.ts';

type LogKey = Extract<ServerTextKey, `log.${string}`>;

const isKey = (key: string): key is LogKey => Object.hasOwn(logTexts.zh, key);

/** The words of a key that may not be there; '' then. */
const words = (key: string, language: Language): string => (isKey(key) ? say({ code: key }, language) : '');

export const resourceNamed = (name: string): Resource | undefined => resources.find((one) => one.name === name);

/** What was done, in words; what no words are known for as the program calls it, such as a call that was refused. */
export function actionWords(action: string, language: Language): string {
  const [kind = '', name = ''] = action.split('.');
  const own = words(name === '' ? `log.action.${kind}` : `log.action.${kind}.${name}`, language);
  if (own !== '') return own;
  const resource = resourceNamed(kind);
  const thing = resource ? localText(resource.words.one, language) : words(`log.thing.${kind}`, language);
  const deed = words(`log.deed.${name}`, language);
  return thing && deed ? say({ code: 'log.said', args: { deed, thing } }, language) : action;
}

/** What a column of an export is called; the action of a refused call is the action as well. */
export const headWords = (column: string, language: Language): string =>
  words(`log.head.${column === 'action' ? 'actionText' : column}`, language);

/** Of signing in: how, and why not. The detail of such a line is one word, and of single sign-on one more. */
export function signInWords(outcome: string, detail: string, language: Language) {
  const [word = ''] = detail.split(' ');
  const way = word === '' ? 'password' : word;
  return {
    way: words(`log.way.${way}`, language),
    reason: outcome === 'done' ? '' : words(`log.why.${way}`, language),
  };
}
