// Apart from the calls: the page reads these, and makes no shapes.

/** What somebody may do with what is in a company or department that he looks after. Source: administration P1 */
export const gradeRights = ['Select', 'Add', 'Edit', 'Delete'] as const;
export type GradeRight = (typeof gradeRights)[number];

/** In the place itself, and in all that stands below it. */
export const gradeLayers = ['thisLayer', 'subLayer'] as const;
export type GradeLayer = (typeof gradeLayers)[number];

export type GradeCell = `${GradeLayer}${GradeRight}`;
export const cellOf = <Layer extends GradeLayer, Right extends GradeRight>(
  layer: Layer,
  right: Right,
): `${Layer}${Right}` => `${layer}${right}`;
export const gradeCells: readonly GradeCell[] = gradeLayers.flatMap((layer) =>
  gradeRights.map((right) => cellOf(layer, right)),
);

/** Column in which a grade keeps a cell. */
export const markColumn = (layer: GradeLayer, right: GradeRight): string =>
  `${layer === 'thisLayer' ? 'this' : 'sub'}_${right.toLowerCase()}`;

/** How a cell stands before whoever sets it: no, yes, and either of them where he cannot change it. */
export const cellStates = { no: 0, yes: 1, yesFixed: 2, noFixed: 3 } as const;

/** One place with what may be done there: 1 is yes, 0 no. */
export type GradeScope = { readonly organizeId: string } & Readonly<Record<GradeCell, number>>;
