const dayMs = 86_400_000;
/** Day 0 of spreadsheets for every day since March 1900: they count a 29 February 1900 that was none. */
const firstDay = Date.UTC(1899, 11, 30);
const countedFrom = Date.UTC(1900, 2, 1);

/**
 * A time as spreadsheets count it: days, with the time of day behind the point.
 * @param clock `YYYY-MM-DDTHH:mm:ss`
 * @returns undefined for days that they do not know
 */
export function serialOf(clock: string): number | undefined {
  const time = Date.parse(`${clock}Z`);
  if (Number.isNaN(time) || time < countedFrom) return undefined;
  return (time - firstDay) / dayMs;
}

/** Letters of our formats, of either generation, as spreadsheets have them. Source: ECMA-376 part 1, 18.8.31 */
const letters: readonly (readonly [letters: RegExp, code: string])[] = [
  [/^yyyy/i, 'yyyy'],
  [/^MM/, 'mm'],
  [/^dd/i, 'dd'],
  [/^HH/, 'hh'],
  [/^mm/, 'mm'],
  [/^ss/, 'ss'],
];

/** A format of dates as spreadsheets write it; what stands between its parts is said to be no letter of a format. */
export function formatCode(format: string): string {
  let code = '';
  for (let at = 0; at < format.length; ) {
    const rest = format.slice(at);
    const [found, known] = letters.find(([one]) => one.test(rest)) ?? [];
    const length = found?.exec(rest)?.[0].length ?? 1;
    const plain = rest.slice(0, 1);
    code += known ?? (/[-/: .]/.test(plain) ? plain : plain === '"' ? '\\"' : `"${plain}"`);
    at += length;
  }
  return code;
}
