/** A prop that stands for data of a source: `{ "$source": "models", "path": "list.0.name" }`. */
export interface SourceBinding {
  readonly $source: string;
  readonly path?: string;
}

/** A prop that is a text with places of sources in it: `{ "$text": "版本 {site.version}" }`, in one or several languages. */
export interface TextBinding {
  readonly $text: unknown;
}

/** Whether a stored value stands for another one that is known only when the page is shown. */
export function isBinding(value: unknown): value is SourceBinding | TextBinding {
  return isSourceBinding(value) || isTextBinding(value);
}

export function isSourceBinding(value: unknown): value is SourceBinding {
  return typeof value === 'object' && value !== null && '$source' in value && typeof value.$source === 'string';
}

export function isTextBinding(value: unknown): value is TextBinding {
  return typeof value === 'object' && value !== null && '$text' in value;
}
