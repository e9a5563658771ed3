import type { Database } from '../../server/database/index.ts';
import type { AppContext } from '../../server/kernel/app-context.ts';
import { createContext } from '../../server/kernel/context.ts';
import { readSettings } from '../../server/kernel/settings.ts';

/** What jobs are run with, without a server around it. */
export const jobsContext = (database: Database): AppContext => createContext({ database, settings: readSettings({}) });
