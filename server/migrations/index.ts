// Here: numbered changes of the server's own tables, never changed once released.

import type { Migration } from '../database/index.ts';
import { accountsKeptMigration } from './0044-accounts-kept.ts';
import { applicationsMigration } from './0055-applications.ts';
import { auditCategoriesMigration } from './0050-audit-categories.ts';
import { auditChangesMigration } from './0029-audit-changes.ts';
import { chunkedUploadsMigration } from './0034-chunked-uploads.ts';
import { deletedRecordsMigration } from './0028-deleted-records.ts';
import { dictionaryPathsMigration } from './0047-dictionary-paths.ts';
import { documentActsMigration } from './to-0020/0020-document-acts.ts';
import { feedbackMigration } from './0071-feedback.ts';
import { filedByCodeMigration } from './0043-filed-by-code.ts';
import { fragmentsMigration } from './to-0020/0003-fragments.ts';
import { gradesMigration } from './0068-grades.ts';
import { grantTermsMigration } from './0051-grant-terms.ts';
import { identityMigration } from './to-0020/0001-identity.ts';
import { importsMigration } from './0036-imports.ts';
import { jobsMigration } from './0030-jobs.ts';
import { keptChangesMigration } from './0075-kept-changes.ts';
import { keywordPiecesMigration } from './0023-keyword-pieces.ts';
import { lockedScreensMigration } from './to-0020/0015-locked-screens.ts';
import { madeFilesMigration } from './0033-made-files.ts';
import { mapEndsMigration } from './to-0020/0017-map-ends.ts';
import { mapMigration } from './to-0020/0016-map.ts';
import { mapScreensMigration } from './to-0020/0018-map-screens.ts';
import { menuVersionsMigration } from './0076-menu-versions.ts';
import { messagesMigration } from './to-0020/0007-messages.ts';
import { modelsMigration } from './to-0020/0002-models.ts';
import { namesMigration } from './0025-names.ts';
import { noticeEndsMigration } from './0065-notice-ends.ts';
import { openTablesMigration } from './0026-open-tables.ts';
import { openedSignUpsMigration } from './0067-opened-sign-ups.ts';
import { operatorMenusMigration } from './to-0020/0014-operator-menus.ts';
import { organisationMigration } from './to-0020/0011-organisation.ts';
import { organizePathsMigration } from './0042-organize-paths.ts';
import { pageDesignMenuMigration } from './to-0020/0006-page-design-menu.ts';
import { peopleIndexesMigration } from './0062-people-indexes.ts';
import { personalPartMigration } from './0070-personal-part.ts';
import { recordChangesMigration } from './0027-record-changes.ts';
import { recordViewsMigration } from './0031-record-views.ts';
import { requestLogMigration } from './0079-request-log.ts';
import { roleOrganizeMigration } from './0039-role-organize.ts';
import { roleScopeMigration } from './0046-role-scope.ts';
import { rowSchemesMigration } from './0060-row-schemes.ts';
import { screensMigration } from './to-0020/0004-screens.ts';
import { seeingMigration } from './0074-seeing.ts';
import { severalPlacesMigration } from './0069-several-places.ts';
import { shellMenusMigration } from './to-0020/0010-shell-menus.ts';
import { signInMigration } from './to-0020/0008-sign-in.ts';
import { signInRulesMigration } from './0057-sign-in-rules.ts';
import { statementConsentMigration } from './0072-statement-consent.ts';
import { tablesMigration } from './to-0020/0005-tables.ts';
import { tenantBoundsMigration } from './0073-tenant-bounds.ts';
import { tenantsMigration } from './0066-tenants.ts';
import { unreadCountsMigration } from './to-0020/0019-unread-counts.ts';
import { uploadRegistrationsMigration } from './0037-upload-registrations.ts';

/** Every migration, in order; never changed once released. */
export const migrations: readonly Migration[] = [
  identityMigration,
  modelsMigration,
  fragmentsMigration,
  screensMigration,
  tablesMigration,
  pageDesignMenuMigration,
  messagesMigration,
  signInMigration,
  shellMenusMigration,
  organisationMigration,
  operatorMenusMigration,
  lockedScreensMigration,
  mapMigration,
  mapEndsMigration,
  mapScreensMigration,
  unreadCountsMigration,
  documentActsMigration,
  keywordPiecesMigration,
  namesMigration,
  openTablesMigration,
  recordChangesMigration,
  deletedRecordsMigration,
  auditChangesMigration,
  jobsMigration,
  recordViewsMigration,
  madeFilesMigration,
  chunkedUploadsMigration,
  importsMigration,
  uploadRegistrationsMigration,
  roleOrganizeMigration,
  organizePathsMigration,
  filedByCodeMigration,
  accountsKeptMigration,
  roleScopeMigration,
  dictionaryPathsMigration,
  auditCategoriesMigration,
  grantTermsMigration,
  applicationsMigration,
  signInRulesMigration,
  rowSchemesMigration,
  peopleIndexesMigration,
  noticeEndsMigration,
  tenantsMigration,
  openedSignUpsMigration,
  gradesMigration,
  severalPlacesMigration,
  personalPartMigration,
  feedbackMigration,
  statementConsentMigration,
  tenantBoundsMigration,
  seeingMigration,
  keptChangesMigration,
  menuVersionsMigration,
  requestLogMigration,
];
