import { addCallWays } from '../../engine/schema/calls/call-ways.ts';
import written from '../../engine/schema/calls/page-ways.generated.json' with { type: 'json' };

// Imported for what it does, by the pages for who is signed in: before sign-in nobody makes these calls.
addCallWays(written as Parameters<typeof addCallWays>[0]); // held to the table by meta-written.test.ts
