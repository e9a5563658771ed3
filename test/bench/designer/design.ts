/** The design that every designer is given, in nobody's dialect: cards of 24 fields, so that 25 nodes make a card. */
const fieldsOfCard = 24;
export const fieldKinds = [
  'input',
  'inputNumber',
  'select',
  'date',
  'radio',
  'textarea',
  'switch',
  'cascader',
] as const;

interface BenchCard {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly BenchDesignField[];
}

interface BenchDesignField {
  readonly id: string;
  readonly label: string;
  readonly kind: (typeof fieldKinds)[number];
}

/** @param size number of nodes, a multiple of 25 */
export function benchDesign(size: number): BenchCard[] {
  return Array.from({ length: size / (fieldsOfCard + 1) }, (_, card) => ({
    id: `card${card}`,
    label: `Card ${card}`,
    fields: Array.from({ length: fieldsOfCard }, (_, place) => ({
      id: `f${card}x${place}`,
      label: `Field ${card}.${place}`,
      kind: fieldKinds[place % fieldKinds.length] ?? 'input',
    })),
  }));
}
