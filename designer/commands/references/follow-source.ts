import { pointer } from '../../../engine/schema/findings/finding.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';

/** A place of a design that names a source of data. */
export interface SourceSite {
  /** JSON pointer of the innermost value that names it. */
  readonly at: string;
  /** The value with another name in the place of the source's. */
  readonly renamed: Json;
}

/** Parts of a step that are names of other things, and no texts with places. */
const names = new Set([
  'action',
  'call',
  'name',
  'dialog',
  'within',
  'field',
  'valueField',
  'failField',
  'target',
  'kind',
]);

/**
 * Every place that reads, loads or fills the source of a name: bindings of props, places in texts, conditions, steps, and
 * what other sources ask with. Whoever adds a way to name a source adds it here.
 * @param to the name that the places get in `renamed`
 */
export function sourceSites(document: JsonObject, from: string, to = from): SourceSite[] {
  const sites: SourceSite[] = [];
  const add = (at: string, renamed: Json) => sites.push({ at, renamed });
  // A name is made of letters, digits and `_`, so it is a pattern of itself.
  const inText = new RegExp(`\\{${from}(?=[.}])`, 'g');

  const texts = (value: Json | undefined, at: string) => {
    if (typeof value === 'string') {
      const renamed = value.replace(inText, `{${to}`);
      if (renamed !== value || value.search(inText) >= 0) add(at, renamed);
    } else each(value, at, texts);
  };
  const bindings = (value: Json | undefined, at: string) => {
    if (isObject(value) && value.$source === from) add(pointer(at, '$source'), to);
    else if (isObject(value) && '$text' in value) texts(value.$text, pointer(at, '$text'));
    else each(value, at, bindings);
  };
  const rule = (value: Json | undefined, at: string) => {
    if (!isObject(value)) return;
    for (const key of ['field', 'valueField']) {
      const name = value[key];
      if (typeof name === 'string' && (name === from || name.startsWith(`${from}.`)))
        add(pointer(at, key), `${to}${name.slice(from.length)}`);
    }
    each(value.conditions, pointer(at, 'conditions'), rule);
  };
  const step = (value: Json | undefined, at: string) => {
    if (!isObject(value)) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'when') rule(part, pointer(at, key));
      else if (key === 'onError') each(part, pointer(at, key), step);
      else if ((key === 'source' || key === 'into') && part === from) add(pointer(at, key), to);
      else if (!names.has(key)) texts(part, pointer(at, key));
    }
  };
  const events = (on: Json | undefined, at: string) =>
    each(on, at, (steps, stepsAt) => {
      each(steps, stepsAt, step);
    });
  const node = (value: Json | undefined, at: string) => {
    if (!isObject(value)) return;
    for (const [key, part] of Object.entries(value)) {
      const partAt = pointer(at, key);
      if (key === 'on') events(part, partAt);
      else if (key === 'showWhen' || key === 'enableWhen' || key === 'requireWhen') rule(part, partAt);
      else if (key === 'config' && isObject(part)) {
        for (const [name, setting] of Object.entries(part))
          if (name === 'children') each(setting, pointer(partAt, name), node);
          else bindings(setting, pointer(partAt, name));
      } else bindings(part, partAt);
    }
  };

  each(document.sources, '/sources', (source, at) => {
    if (!isObject(source)) return;
    rule(source.when, pointer(at, 'when'));
    for (const key of ['params', 'query', 'body']) texts(source[key], pointer(at, key));
    each(source.onError, pointer(at, 'onError'), step);
  });
  events(document.on, '/on');
  each(document.nodes, '/nodes', node);
  return sites;
}

function each(value: Json | undefined, at: string, visit: (entry: Json | undefined, at: string) => void): void {
  if (Array.isArray(value))
    value.forEach((entry: Json, index) => {
      visit(entry, pointer(at, index));
    });
  else if (isObject(value)) for (const [key, entry] of Object.entries(value)) visit(entry, pointer(at, key));
}
