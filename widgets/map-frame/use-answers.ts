import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { answerWords, problemWords, questionWords } from './answer-words.ts';
import { type AnswerData, AskError, type Question } from './map-link.ts';

export interface ListedAnswer {
  readonly key: number;
  readonly question: string;
  readonly answer: string;
  readonly isProblem: boolean;
}

/** Asks the map and writes down what it answered, the latest first. What was dropped is counted and not listed. */
export function useAnswers(askMap: (question: Question) => Promise<AnswerData>) {
  const { translate } = useServices();
  const [answers, setAnswers] = useState<readonly ListedAnswer[]>([]);
  const [dropped, setDropped] = useState(0);
  const [isLeft] = useState(() => ({ current: false }));
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, [isLeft]);
  const ask = useCallback(
    async (question: Question): Promise<AnswerData> => {
      const write = (answer: string, isProblem: boolean) => {
        if (isLeft.current) return;
        setAnswers((known) =>
          [
            { key: (known[0]?.key ?? 0) + 1, question: questionWords(question, translate), answer, isProblem },
            ...known,
          ].slice(0, limits.mapAnswers),
        );
      };
      try {
        const data = await askMap(question);
        write(answerWords(data, translate), false);
        return data;
      } catch (error) {
        if (error instanceof AskError && error.problem === 'dropped') setDropped((count) => count + 1);
        else write(problemWords(error, translate), true);
        throw error;
      }
    },
    [askMap, translate, isLeft],
  );
  return { answers, dropped, ask };
}
