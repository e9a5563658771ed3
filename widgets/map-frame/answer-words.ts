import { limits } from '../../engine/schema/limits.ts';
import { measureText } from '../../engine/schema/map/measure.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { type AnswerData, AskError, type Question } from './map-link.ts';

/** How what was asked is called. */
export const questionWords = (question: Question, translate: Translate): string =>
  question.method === 'draw'
    ? translate(`widget.mapFrame.draw.${question.shape}`)
    : translate(`widget.mapFrame.${question.method}`);

/** An answer as people read it. */
export function answerWords(data: AnswerData, translate: Translate): string {
  const { shape, coordinates = [], measure = 0, count, zoom } = data ?? {};
  const [place] = coordinates;
  if (shape === 'point' && place)
    return translate('widget.mapFrame.answer.point', { lng: place.lng.toFixed(6), lat: place.lat.toFixed(6) });
  if (shape !== undefined)
    return translate(`widget.mapFrame.answer.${shape}`, {
      count: coordinates.length,
      text: measureText(shape === 'polygon', measure),
    });
  if (count !== undefined) return translate('widget.mapFrame.answer.count', { count });
  if (zoom !== undefined) return translate('widget.mapFrame.answer.zoom', { zoom: zoom.toFixed(1) });
  return translate('widget.mapFrame.answer.done');
}

/** Why there is no answer. */
export const problemWords = (error: unknown, translate: Translate): string =>
  error instanceof AskError
    ? translate(`widget.mapFrame.problem.${error.problem}`, { seconds: limits.mapCallbackMs / 1_000 })
    : String(error);
