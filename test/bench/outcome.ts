/** One line of a table of goals: what was asked, what was reached. */
export interface Outcome {
  readonly what: string;
  readonly limit: number;
  /** Goals are upper limits unless this is set. */
  readonly atLeast?: boolean;
  readonly reached: number | undefined;
  readonly unit?: string;
  /** Figures behind it, in words. */
  readonly detail: string;
}

/** Goal, what was reached, and whether that is enough. */
export function outcomeTable(outcomes: readonly Outcome[]): string[] {
  return [
    '| what | goal | reached | | figures |',
    '| --- | ---: | ---: | --- | --- |',
    ...outcomes.map(({ what, limit, atLeast = false, reached, unit = '', detail }) => {
      const goal = `${atLeast ? '≥' : '≤'} ${limit} ${unit}`.trim();
      if (reached === undefined) return `| ${what} | ${goal} | – | not measured | ${detail} |`;
      const isEnough = atLeast ? reached >= limit : reached <= limit;
      const value = `${reached >= 10 ? reached.toFixed(0) : reached.toPrecision(reached < 0.1 ? 2 : 3)} ${unit}`.trim();
      return `| ${what} | ${goal} | ${value} | ${isEnough ? 'reached' : '**missed**'} | ${detail} |`;
    }),
  ];
}
