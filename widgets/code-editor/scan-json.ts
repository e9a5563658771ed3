/** A piece of JSON: a sign, or a value as it is written. */
export interface JsonToken {
  readonly sign: '{' | '}' | '[' | ']' | ',' | ':' | null;
  readonly text: string;
}

type Awaited = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

const piece =
  /[ \t\r\n]+|([{}[\],:])|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The pieces of a JSON text, each as it is written: numbers of many digits and names that stand twice stay what they are.
 * @returns where the text stops being JSON, counted from 0, where it does. Source: RFC 8259
 */
export function scanJson(text: string): { readonly tokens: readonly JsonToken[] } | { readonly at: number } {
  const tokens: JsonToken[] = [];
  const open: ('}' | ']')[] = [];
  let awaited: Awaited | undefined = 'value';
  let at = 0;
  while (at < text.length) {
    piece.lastIndex = at;
    const match = piece.exec(text);
    if (!match) return { at };
    const [whole, sign] = match;
    const begins = whole[0] ?? '';
    if (begins.trim() !== '') {
      if (!awaited || !fits(awaited, begins, open.at(-1))) return { at };
      awaited = after(begins, awaited, open);
      tokens.push({ sign: (sign ?? null) as JsonToken['sign'], text: whole }); // the pattern has no other signs
    }
    at += whole.length;
  }
  return awaited === undefined && open.length === 0 ? { tokens } : { at };
}

const isValue = (begins: string) => !'}],:'.includes(begins);

function fits(awaited: Awaited, begins: string, closing: string | undefined): boolean {
  switch (awaited) {
    case 'value':
      return isValue(begins);
    case 'value or end':
      return isValue(begins) || begins === ']';
    case 'name':
      return begins === '"';
    case 'name or end':
      return begins === '"' || begins === '}';
    case 'colon':
      return begins === ':';
    case 'comma or end':
      return begins === ',' || begins === closing;
  }
}

/** What is awaited behind a piece that fits; nothing where the outermost value is whole. */
function after(begins: string, awaited: Awaited, open: ('}' | ']')[]): Awaited | undefined {
  if (begins === '{') {
    open.push('}');
    return 'name or end';
  }
  if (begins === '[') {
    open.push(']');
    return 'value or end';
  }
  if (begins === ',') return open.at(-1) === '}' ? 'name' : 'value';
  if (begins === ':') return 'value';
  if (begins === '}' || begins === ']') open.pop();
  else if (awaited.startsWith('name')) return 'colon';
  return open.length > 0 ? 'comma or end' : undefined;
}
