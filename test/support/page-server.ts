import { afterAll, beforeAll } from 'vitest';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import type { DatabaseContext } from './databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from './model-server.ts';

/** What suites about pages of administration begin with. */
interface Started {
  /** Its menu stands as after a start of the product. */
  readonly server: ModelServer;
  /** The administrator of another tenant. */
  readonly stranger: Caller;
}

/** Starts the server of a suite before its first test, and ends it after its last. @param hand takes what was started */
export function startPageServer(open: DatabaseContext['open'], hand: (started: Started) => void): void {
  let server: ModelServer | undefined;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    hand({ server, stranger: await addTenant(server, 'elsewhere') });
  });
  afterAll(() => server?.app.close());
}
