/** A JSON Schema as the call table has them, read back from text. */
export interface Plain {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly items?: Plain;
  readonly anyOf?: readonly Plain[];
}

const lowest = ['minimum', 'minLength', 'minItems'];
const highest = ['maximum', 'maxLength', 'maxItems'];

/**
 * Where somebody who takes values of one shape could not take those that another shape lets through.
 * @returns a line for each such place; none where whatever is given is taken
 */
export function refusals(taker: Plain, giver: Plain, at = ''): string[] {
  const here = (what: string) => [`${at || '/'} ${what}`];
  if (giver.anyOf) return giver.anyOf.flatMap((one) => refusals(taker, one, at));
  if (taker.anyOf) {
    const each = taker.anyOf.map((one) => refusals(one, giver, at));
    return each.some((lines) => lines.length === 0) ? [] : here('is none of the alternatives');
  }
  if (taker.$ref !== undefined || giver.$ref !== undefined)
    return taker.$ref === giver.$ref ? [] : here(`is ${giver.$ref}`);
  if ('const' in taker) return taker.const === giver.const ? [] : here(`is not ${JSON.stringify(taker.const)} alone`);
  const given = 'const' in giver ? typeof giver.const : giver.type;
  if (taker.type === undefined) return [];
  if (given !== taker.type && !(given === 'integer' && taker.type === 'number'))
    return here(`is ${given} and no ${taker.type}`);
  const bounds = [
    ...lowest.filter((bound) => Number(taker[bound] ?? -Infinity) > Number(giver[bound] ?? -Infinity)),
    ...highest.filter((bound) => Number(taker[bound] ?? Infinity) < Number(giver[bound] ?? Infinity)),
    ...(taker.pattern !== undefined && taker.pattern !== giver.pattern ? ['pattern'] : []),
  ].filter(() => !('const' in giver));
  return [
    ...bounds.flatMap((bound) => here(`has ${bound} ${giver[bound] ?? 'none'}, which was to be ${taker[bound]}`)),
    ...(taker.items && giver.items ? refusals(taker.items, giver.items, `${at}/*`) : []),
    ...(taker.type === 'object' ? refusedProperties(taker, giver, at) : []),
  ];
}

function refusedProperties(taker: Plain, giver: Plain, at: string): string[] {
  const missing = (taker.required ?? []).filter((name) => !giver.required?.includes(name));
  const properties = Object.entries(giver.properties ?? {}).flatMap(([name, one]) => {
    const own = taker.properties?.[name];
    if (own) return refusals(own, one, `${at}/${name}`);
    return taker.additionalProperties === false ? [`${at}/${name} is not known`] : [];
  });
  return [...missing.map((name) => `${at}/${name} may be missing`), ...properties];
}
