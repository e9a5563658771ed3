/**
 * What a spreadsheet would take for a formula, were it typed in; signs of full width too, where people write Chinese or
 * Japanese. Source: OWASP, CSV injection; ASVS 1.2.10
 */
const signs = '[=+\\-@\\t\\r\\n＝＋－＠]';
const formulaStart = new RegExp(`^${signs}`);

/** The same behind quotes that somebody wrote himself: one more stands before it, so that taking one off gives the text. */
const quotedStart = new RegExp(`^'*${signs}`);

export const isFormulaLike = (text: string): boolean => formulaStart.test(text);

/** For formats that cannot say of a text that it is one. */
export const withQuote = (text: string): string => (quotedStart.test(text) ? `'${text}` : text);
