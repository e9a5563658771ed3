import { useEffect, useState } from 'react';
import { isObject, readStored, writeStored } from '../settings/storage.ts';

type Visits = Readonly<Record<string, number>>;

const placeOf = (userId: string) => `visits_${userId}`;

function readVisits(userId: string): Visits {
  if (userId === '') return {};
  const stored = Object.entries(readStored(placeOf(userId), isObject) ?? {});
  return Object.fromEntries(stored.flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])));
}

/**
 * How often a person came to each page of the menu on this machine, by id of the entry.
 * @param userId '' where nothing is counted
 * @param menuId of the page that is shown; none where it stands in no menu
 */
export function useVisits(userId: string, menuId: string | undefined): Visits {
  const [visits, setVisits] = useState(() => readVisits(userId));
  useEffect(() => {
    // Another tab may have counted since.
    const known = readVisits(userId);
    const next = menuId ? { ...known, [menuId]: (known[menuId] ?? 0) + 1 } : known;
    if (menuId && userId !== '') writeStored(placeOf(userId), next);
    setVisits(next);
  }, [userId, menuId]);
  return visits;
}
