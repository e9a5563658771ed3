import { oauthCalls } from './oauth-calls.ts';
import { onlinedevCalls } from './onlinedev-calls.ts';
import { systemCalls } from './system-calls.ts';
import { visualdevCalls } from './visualdev-calls.ts';

/** The closed call table. A route that is not here stops the server from starting. */
export const calls = { ...oauthCalls, ...visualdevCalls, ...onlinedevCalls, ...systemCalls };
export type Calls = typeof calls;
export type CallName = keyof Calls;

export type { Call, CallBody, CallData, CallParams, CallQuery, Right } from './call.ts';
export type { MenuItem, Permission, UserInfo } from './oauth-calls.ts';
export type {
  Consequence,
  ModelRow,
  ModelVersion,
  ReleaseAnswer,
  StoredModel,
  StoredVersion,
} from './visualdev-calls.ts';
