// Here: one way to a database, embedded or PostgreSQL: connections, transactions, migrations, locks.

export type { Database, DatabaseSchema, Engine } from './database.ts';
export { DatabaseError, type DatabaseErrorCode, SqlError } from './database-error.ts';
export { fixedStatement } from './fixed-statement.ts';
export type { FreeSpaceOptions, Volume } from './free-space.ts';
export { json } from './json.ts';
export { type Migration, MigrationError, type MigrationErrorCode, migrate } from './migrate.ts';
export type { NotifyChannel as Line, NotifyListener as LineListener } from './notify-channel.ts';
export { type DatabaseOptions, openDatabase } from './open-database.ts';
export type { Deadlines } from './session.ts';
