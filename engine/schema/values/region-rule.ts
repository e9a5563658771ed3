/** Which regions a field takes. */
export interface RegionRule {
  /** How far down: 0 provinces, 1 cities, 2 districts, 3 streets where there are any. */
  readonly level: number;
  /** One that has others below it may be chosen as well. */
  readonly anyLevel: boolean;
  /** These and what lies in them; all where nothing is said. */
  readonly among?: readonly string[];
}

export const regionLevels = [0, 1, 2, 3] as const;

/** Source: control types 3, address. `ableAddressIds` holds ways down, or the codes at their ends. */
export function regionRule(props: Readonly<Record<string, unknown>>): RegionRule {
  const { level, anyLevel, selectType, ableAddressIds } = props;
  return {
    level: regionLevels.find((known) => known === Number(level)) ?? 2,
    anyLevel: anyLevel === true,
    ...(selectType === 'custom' ? { among: endsOf(ableAddressIds) } : {}),
  };
}

function endsOf(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const end: unknown = Array.isArray(one) ? one.at(-1) : one;
    return typeof end === 'string' && end !== '' ? [end] : [];
  });
}
