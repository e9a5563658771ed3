import { createContext } from 'react';

/** Height of a row: 32, 36 or 44 px. Source: look, measures. */
export const densities = ['small', 'middle', 'large'] as const;
export type Density = (typeof densities)[number];

/** What a list begins with, until somebody chooses another height there. */
export const DensityContext = createContext<Density>('middle');
