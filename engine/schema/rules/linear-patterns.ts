import { RE2JS } from 're2js';
import type { PatternEngine } from './compile-pattern.ts';

/** What `\s` means in JavaScript; the engine's own `\s` knows ASCII only. Ends in a range, so that `-` may follow. */
const space = '\\t-\\r \\x{a0}\\x{1680}\\x{feff}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{2000}-\\x{200a}';
const notSpace =
  '\\x00-\\x08\\x0e-\\x1f!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
/** What `.` means in JavaScript without the flag `s`. */
const anyInLine = '[^\\n\\r\\x{2028}\\x{2029}]';

/** Most instructions of a compiled pattern; the time for a text grows with their number. */
const programLimit = 2_500;

/**
 * Runs the patterns of designs in time linear in the text, whatever the pattern (reliability A49), on the server and in the
 * page: no pattern can hold up either, and both say the same. Pages fetch it when one is shown. Look-arounds and
 * back-references have no linear form: `compile` throws for them, as for a pattern that compiles to too much.
 */
export const linearPatterns: PatternEngine = {
  compile(source, flags) {
    let options = 0;
    if (flags.includes('i')) options |= RE2JS.CASE_INSENSITIVE;
    if (flags.includes('m')) options |= RE2JS.MULTILINE;
    if (flags.includes('s')) options |= RE2JS.DOTALL;
    const pattern = RE2JS.compile(RE2JS.translateRegExp(widen(source, flags.includes('s'))), options);
    if (pattern.programSize() > programLimit) throw new RangeError(`pattern compiles to over ${programLimit} steps`);
    return { test: (text) => pattern.test(text) };
  },
};

/** Letters that mean the same after a backslash in both engines; the others would be read as something else here. */
const sharedEscapes = 'dDwWbBtnvfrcxupPsS0';

/**
 * Writes out the classes that the two engines understand differently.
 * @throws RangeError for an escape that cannot be carried over, back-references among them
 */
function widen(source: string, dotAll: boolean): string {
  let inClass = false;
  return source.replace(/\\[\s\S]|[[\].]/g, (piece, offset: number) => {
    if (piece === '\\s') return inClass ? space : `[${space}]`;
    if (piece === '\\S') return inClass ? notSpace : `[^${space}]`;
    if (piece === '\\b' && inClass) return '\\x08';
    if (piece === '.') return inClass || dotAll ? piece : anyInLine;
    if (piece === '[') {
      // A second bracket inside a class is a plain character, but would open a named class here.
      if (inClass) return '\\[';
      inClass = true;
    } else if (piece === ']') inClass = false;
    else {
      const letter = piece.charAt(1);
      const named = 'pPc'.includes(letter) || ('ux'.includes(letter) && source[offset + 2] === '{');
      if (/[A-Za-z0-9]/.test(letter) && (!sharedEscapes.includes(letter) || (named && !isUnicodeSource(source)))) {
        throw new RangeError(`${piece} has another meaning in the linear engine`);
      }
    }
    return piece;
  });
}

/** `\p{…}`, `\u{…}` and `\c…` are classes and characters only where the whole source is right under the flag `u`. */
function isUnicodeSource(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
