const color = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i;
const words =
  (...allowed: readonly string[]) =>
  (value: unknown) =>
    typeof value === 'string' && allowed.includes(value) ? value : undefined;
const colorText = (value: unknown) =>
  typeof value === 'string' && color.test(value.trim()) ? value.trim() : undefined;

/** `14`, `"14"` and `"14px"` are 14 px. */
function pixels(value: unknown, most: number): string | undefined {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)(px)?$/.exec(String(value));
  const number = match ? Number(match[1]) : 0;
  return number > 0 && number <= most ? `${number}px` : undefined;
}

/** What a document may say of its looks. Nothing here places anything, lays it over another or fetches it. */
const readers = {
  /** Black is what the dialect writes for "no colour chosen"; fixed, it could not be read in the dark theme. */
  color: (value) => {
    const text = colorText(value);
    return text && /^(#000|#000000|black)$/i.test(text) ? undefined : text;
  },
  backgroundColor: colorText,
  textAlign: words('left', 'center', 'right', 'justify', 'start', 'end'),
  fontWeight: (value) => (/^(normal|bold|bolder|lighter|[1-9]00)$/.test(String(value)) ? String(value) : undefined),
  fontStyle: words('normal', 'italic', 'oblique'),
  fontSize: (value) => pixels(value, 100),
  /** Small numbers are multiples of the size, others px, as the dialect's editor writes them. */
  lineHeight: (value) => (/^[1-4](\.\d{1,2})?$/.test(String(value)) ? String(value) : pixels(value, 200)),
  textDecoration: words('none', 'underline', 'line-through', 'overline'),
} satisfies Record<string, (value: unknown) => string | undefined>;

export type StyleName = keyof typeof readers;
export const styleNames = Object.keys(readers).filter(isStyleName);

/** Which property of a stored style is meant: names come in kebab or in camel case. */
export function styleNameOf(name: string): StyleName | undefined {
  const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return isStyleName(key) ? key : undefined;
}

/** The value in the closed form of its property; undefined for what has not that form. */
export function styleValue(name: StyleName, value: unknown): string | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  return readers[name](value);
}

function isStyleName(name: string): name is StyleName {
  return Object.hasOwn(readers, name);
}
