// Here: the call table: the only place that spells a path, a shape or a right of a call.

import type { CallBody, CallData } from '../call-shapes/call.ts';
import { aboutCalls } from './about-calls.ts';
import { accountCalls } from './account-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { chunkCalls } from './chunk-calls.ts';
import { databaseCalls } from './database-calls.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { feedbackCalls } from './feedback-calls.ts';
import { fileTicketCalls } from './file-ticket-calls.ts';
import { fragmentCalls } from './fragment-calls.ts';
import { gradeCalls } from './grade-calls.ts';
import { importCalls } from './import-calls.ts';
import { jobCalls } from './job-calls.ts';
import { liveCalls } from './live-calls.ts';
import { logCalls } from './log-calls.ts';
import { mapCalls } from './map-calls.ts';
import { mapRegionCalls } from './map-region-calls.ts';
import { menuCalls } from './menu-calls.ts';
import { messageCalls } from './message-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import { oauthCalls } from './oauth-calls.ts';
import { onlinedevCalls } from './onlinedev-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { permissionCalls } from './permission-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { referenceCalls } from './reference-calls.ts';
import { releaseCalls } from './release-calls.ts';
import { resourceCalls } from './resource-calls.ts';
import { authorityCalls } from './rights/authority-calls.ts';
import { rightsHealthCalls } from './rights/rights-health-calls.ts';
import { rightsReportCalls } from './rights/rights-report-calls.ts';
import { rowSchemeCalls } from './rights/row-scheme-calls.ts';
import { tenantAuthorityCalls } from './rights/tenant-authority-calls.ts';
import { screenCalls } from './screen-calls.ts';
import { seeingCalls } from './seeing-calls.ts';
import { settingCalls } from './setting-calls.ts';
import { systemCalls } from './system-calls.ts';
import { tenantCalls } from './tenant-calls.ts';
import { tenantUserCalls } from './tenant-user-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { undoCalls } from './undo-calls.ts';
import { viewCalls } from './view-calls.ts';
import { visualdevCalls } from './visualdev-calls.ts';

/** The closed call table. A route that is not here stops the server from starting. */
export const calls = {
  ...oauthCalls,
  ...accountCalls,
  ...liveCalls,
  ...ticketCalls,
  ...visualdevCalls,
  ...releaseCalls,
  ...databaseCalls,
  ...previewCalls,
  ...catalogueCalls,
  ...fragmentCalls,
  ...screenCalls,
  ...onlinedevCalls,
  ...viewCalls,
  ...systemCalls,
  ...settingCalls,
  ...aboutCalls,
  ...dictionaryCalls,
  ...chunkCalls,
  ...referenceCalls,
  ...permissionCalls,
  ...authorityCalls,
  ...gradeCalls,
  ...rowSchemeCalls,
  ...tenantAuthorityCalls,
  ...rightsReportCalls,
  ...rightsHealthCalls,
  ...profileCalls,
  ...menuCalls,
  ...messageCalls,
  ...noticeCalls,
  ...feedbackCalls,
  ...jobCalls,
  ...fileTicketCalls,
  ...importCalls,
  ...peopleCalls,
  ...seeingCalls,
  ...logCalls,
  ...mapCalls,
  ...mapRegionCalls,
  ...resourceCalls,
  ...tenantCalls,
  ...tenantUserCalls,
  ...undoCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;

export type Axis = CallData<Calls['loadAxis']>;
export type AxisContent = CallBody<Calls['createAxis']>;

export type { Call, CallBody, CallData, CallParams, CallQuery, ModelButton, Right } from '../call-shapes/call.ts';
export type { Place } from '../call-shapes/map-shapes.ts';
export type { Category, ModelUses } from './catalogue-calls.ts';
export type { ChunkFacts, ChunkState } from './chunk-calls.ts';
export type { DatabaseColumn, DatabaseTable, OpenTable } from './database-calls.ts';
export type { Feedback, FeedbackContent, FeedbackState } from './feedback-calls.ts';
export type { Fragment } from './fragment-calls.ts';
export type { GradeItem, GradePlace } from './grade-calls.ts';
export type { JobView } from './job-calls.ts';
export type { KeptMapSettings, MapSettings, MapSettingsContent } from './map-calls.ts';
export type { MapObject, MapObjectKind, Region, RegionContent } from './map-region-calls.ts';
export type { Message, MessagePage, OpenedMessage } from './message-calls.ts';
export type { Notice, NoticeAudience, NoticeContent, NoticeRow } from './notice-calls.ts';
export type { MenuItem, Permission, UserInfo } from './oauth-calls.ts';
export type { Choice, ChoiceLine, ChoiceState, ChoiceType, OrganizeLine, Person } from './permission-calls.ts';
export { globalRolesId } from './permission-calls.ts';
export type { PreviewRights, PreviewSubject } from './preview-calls.ts';
export type { Area } from './reference-calls.ts';
export type {
  Consequence,
  MenuDirectory,
  ModelVersion,
  ReleaseAnswer,
  StoredVersion,
  TableOutlook,
} from './release-calls.ts';
export type { GrantChange, GrantLine } from './rights/authority-calls.ts';
export type { RowScheme, RowSchemeField } from './rights/row-scheme-calls.ts';
export type { BoundChange } from './rights/tenant-authority-calls.ts';
export type { OnlineScreen, ScreenRow } from './screen-calls.ts';
export type { AdminChange, ChangedPart } from './undo-calls.ts';
export type { RecordView } from './view-calls.ts';
export type { ModelRow, StoredModel } from './visualdev-calls.ts';
