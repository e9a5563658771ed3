/** Text, or an element of the allow-list with the attributes that it may have. */
export type HtmlNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element';
      readonly name: HtmlName;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly HtmlNode[];
    };

interface Rule {
  readonly attributes?: readonly string[];
  /** Without content and end. */
  readonly isVoid?: true;
  /** Stands in a line: a paragraph may hold it. */
  readonly inLine?: true;
  /** The only parents that it may have; elsewhere its content stands without it. */
  readonly under?: readonly string[];
  /** Open ones of these end where it begins, up to one of `within`. */
  readonly ends?: readonly string[];
  readonly within?: readonly string[];
  /** White space between its children is none of the text. */
  readonly holdsParts?: true;
}

const inLine: Rule = { inLine: true };
const block: Rule = {};
const list: Rule = { holdsParts: true };
const item: Rule = { under: ['ul', 'ol'], ends: ['li'], within: ['ul', 'ol'] };
const entry: Rule = { under: ['dl'], ends: ['dt', 'dd'], within: ['dl'] };
const rows: Rule = {
  under: ['table'],
  ends: ['thead', 'tbody', 'tfoot', 'caption'],
  within: ['table'],
  holdsParts: true,
};
const cell: Rule = { attributes: ['colspan', 'rowspan'], under: ['tr'], ends: ['td', 'th'], within: ['tr', 'table'] };
const groups = ['table', 'thead', 'tbody', 'tfoot'];
const row: Rule = { under: groups, ends: ['tr', 'caption'], within: groups, holdsParts: true };

/** What a text from outside may be made of. Nothing here runs, loads or leaves its place. */
const rules = {
  p: block,
  div: block,
  blockquote: block,
  pre: block,
  h1: block,
  h2: block,
  h3: block,
  h4: block,
  h5: block,
  h6: block,
  hr: { isVoid: true },
  ul: list,
  ol: list,
  li: item,
  dl: list,
  dt: entry,
  dd: entry,
  table: list,
  caption: { under: ['table'] },
  thead: rows,
  tbody: rows,
  tfoot: rows,
  tr: row,
  th: cell,
  td: cell,
  br: { isVoid: true, inLine: true },
  a: { attributes: ['href', 'title'], inLine: true, ends: ['a'] },
  span: inLine,
  strong: inLine,
  b: inLine,
  em: inLine,
  i: inLine,
  u: inLine,
  s: inLine,
  del: inLine,
  ins: inLine,
  sub: inLine,
  sup: inLine,
  mark: inLine,
  small: inLine,
  code: inLine,
} as const satisfies Record<string, Rule>;

export type HtmlName = keyof typeof rules;
export const htmlNames: ReadonlySet<string> = new Set(Object.keys(rules));

export function ruleOf(name: HtmlName): Rule {
  return rules[name];
}

export function isHtmlName(name: string): name is HtmlName {
  return htmlNames.has(name);
}

/** Nothing between their tags is text of the page. */
export const unread: ReadonlySet<string> = new Set([
  ...[
    'script',
    'style',
    'template',
    'iframe',
    'frameset',
    'object',
    'embed',
    'applet',
    'noscript',
    'noembed',
    'noframes',
  ],
  ...['svg', 'math', 'textarea', 'select', 'title', 'xmp', 'plaintext', 'audio', 'video', 'canvas', 'head'],
]);
