import { createContext, useContext } from 'react';

/** Which screen is drawn here, so that its parts can be told from those of others; '' where it is none that people come back to. */
export const ScreenIdContext = createContext('');
export const useScreenId = () => useContext(ScreenIdContext);
