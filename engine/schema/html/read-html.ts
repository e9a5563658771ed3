import { limits } from '../limits.ts';
import { type HtmlName, type HtmlNode, isHtmlName, ruleOf } from './html-node.ts';
import { type HtmlToken, readTags } from './read-tags.ts';
import { safeAddress } from './safe-address.ts';

interface Open {
  readonly name: HtmlName | '';
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/**
 * Reads any string as HTML of the allow-list: what is not on it is left out, its words stay, but for scripts and the like.
 * Elements deeper than `htmlDepth` stand without their tags; beyond `htmlLength` signs and elements nothing is read.
 * Needs no DOM, and takes time in proportion to the length.
 */
export function readHtml(source: string): readonly HtmlNode[] {
  const root: Open = { name: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  let room: number = limits.htmlLength;
  const top = () => stack.at(-1) ?? root;
  const closeTo = (depth: number) => {
    while (stack.length > depth) {
      const { name, attributes, children } = stack.pop() ?? root;
      if (name !== '') top().children.push({ kind: 'element', name, attributes, children });
    }
  };
  /** Ends the innermost open one of `names`, unless one of `within` stands between. */
  const end = (names: readonly string[], within: readonly string[] = []) => {
    for (let depth = stack.length - 1; depth > 0; depth -= 1) {
      const name = stack[depth]?.name ?? '';
      if (names.includes(name)) return closeTo(depth);
      if (within.includes(name)) return;
    }
  };
  const write = (written: string) => {
    const { name, children } = top();
    const text = wholeCharacters(visible(written).slice(0, room));
    if (name !== '' && ruleOf(name).holdsParts && text.trim() === '') return;
    room -= text.length;
    if (text !== '') addText(children, text);
  };
  const open = ({ name: tag, attributes: written }: Extract<HtmlToken, { kind: 'open' }>) => {
    if (!isHtmlName(tag)) return;
    const rule = ruleOf(tag);
    if (!rule.inLine) end(['p']);
    if (rule.ends) end(rule.ends, rule.within);
    if (rule.under && !rule.under.includes(top().name)) return;
    if (!rule.isVoid && stack.length > limits.htmlDepth) return;
    const attributes = attributesOf(tag, written);
    if (rule.isVoid) top().children.push({ kind: 'element', name: tag, attributes, children: [] });
    else stack.push({ name: tag, attributes, children: [] });
    room -= 1;
  };

  for (const token of readTags(source)) {
    if (room <= 0) break;
    if (token.kind === 'text') write(token.text);
    else if (token.kind === 'open') open(token);
    else if (isHtmlName(token.name)) end([token.name], ruleOf(token.name).within);
  }
  closeTo(1);
  return root.children;
}

function addText(children: HtmlNode[], text: string): void {
  const last = children.at(-1);
  if (last?.kind === 'text') children[children.length - 1] = { kind: 'text', text: last.text + text };
  else children.push({ kind: 'text', text });
}

/** Without control characters, which no page shows and no database keeps. */
function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Without the halves of characters that a cut leaves. */
function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

function attributesOf(name: HtmlName, written: ReadonlyMap<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const key of ruleOf(name).attributes ?? []) {
    const value = safeValue(key, written.get(key));
    if (value !== undefined) kept[key] = value;
  }
  return kept;
}

function safeValue(key: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (key === 'href') return safeAddress(value);
  if (key === 'title') return wholeCharacters(visible(value).slice(0, limits.textLength));
  return /^[1-9]\d?$/.test(value) ? value : undefined; // colspan, rowspan
}
