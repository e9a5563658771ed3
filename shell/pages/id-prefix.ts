import { createContext, useContext } from 'react';

/** Stands before the ids of a page's elements; '' where one page lives at a time. */
export const IdPrefixContext = createContext('');

export const useIdPrefix = () => useContext(IdPrefixContext);
