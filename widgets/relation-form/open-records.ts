import { createContext } from 'react';

/** Records that are open above this place, the outermost first, as `model/record`. */
export const OpenRecords = createContext<readonly string[]>([]);

/** Records opened out of one another. */
const deepMost = 5;

/** Whether another one may be opened here: one that is open already would lead round. */
export const mayOpen = (above: readonly string[], place: string): boolean =>
  above.length < deepMost && !above.includes(place);
