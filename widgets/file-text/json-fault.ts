/** Where a text stops being JSON, as a line from 1; undefined when it is JSON. */
export function jsonFault(text: string): { readonly line: number } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, line] = /line (\d+)/.exec(message) ?? [];
    if (line !== undefined) return { line: Number(line) };
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const end = position === undefined ? text.length : Number(position);
    return { line: text.slice(0, end).split('\n').length };
  }
}
