import { problemWords } from '../../../widgets/map-frame/answer-words.ts';
import { findMap } from '../../../widgets/map-frame/open-maps.ts';
import { questionIn } from '../../../widgets/map-frame/question.ts';
import { type Command, textOf } from './command.ts';

/** Asks a map of the page, named by its node's id as `map`; answers with what the map answers. */
export const askMap: Command = async ({ toast, translate }, args, quiet) => {
  const fail = (words: string) => {
    if (!quiet) toast('error', words);
    return new Error(words);
  };
  const map = findMap(textOf(args.map));
  if (!map) throw fail(translate('widget.mapFrame.unknown', { name: textOf(args.map) }));
  const question = questionIn(args);
  if (!question) throw fail(translate('widget.mapFrame.badAsk'));
  return map.ask(question).catch((error: unknown) => {
    throw fail(problemWords(error, translate));
  });
};
