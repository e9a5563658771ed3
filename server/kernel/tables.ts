import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { MadePurpose } from '../../engine/schema/calls/file-ticket-calls.ts';
import type { BoundKind } from '../../engine/schema/grants/bound-kinds.ts';
import type { SeenRows } from '../../engine/schema/grants/seen-rows.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { EndReason } from './subjects.ts';

/** On every table of things that people make. Times are ISO text in UTC. */
export interface Stamps {
  tenant_id: string;
  creator_id: string | null;
  creator_time: string;
  modifier_id: string | null;
  modify_time: string | null;
  revision: Generated<number>;
}

interface Named extends Stamps {
  id: string;
  full_name: string;
  /** The name in the other two languages. */
  names: Generated<unknown>;
  en_code: string;
  sort_code: number;
  enabled_mark: number;
}

interface User extends Stamps {
  id: string;
  account: string;
  /** `account` in lower case and without spaces around it: what people are found by at sign-in, unique over all tenants */
  account_key: string;
  real_name: string;
  /** As it is written for those who read another language. */
  names: Generated<unknown>;
  /** argon2id of the hex SHA-256 of the password; empty: cannot sign in */
  password_hash: string;
  password_is_default: boolean;
  /** Nothing is answered but what replaces the password. */
  must_change: Generated<boolean>;
  /** When the password stops to count; null: never */
  password_until: Generated<string | null>;
  /** When the password was set; null: with the account */
  password_time: Generated<string | null>;
  /** End of the last day of the account; null: none */
  valid_until: Generated<string | null>;
  /** Of an account that was deleted: it stays for what names it. */
  delete_time: Generated<string | null>;
  deleted_account: Generated<string>;
  head_icon: string;
  /** as written; `mobile_key` is what people are found by: its digits alone, once in a tenant */
  mobile: Generated<string>;
  mobile_key: Generated<string | null>;
  email: Generated<string>;
  organize_id: string | null;
  position_id: string | null;
  is_administrator: boolean;
  /** 1 man, 2 woman, 0 not said */
  gender: Generated<number>;
  manager_id: Generated<string | null>;
  sign_img: Generated<string>;
  /** What the person chose for the pages: theme, language. */
  preferences: Generated<unknown>;
  enabled_mark: number;
  sort_code: number;
}

interface Menu extends Named {
  parent_id: string;
  icon: string;
  type: number;
  url_address: string;
  link_target: string;
  visible_mark: number;
  property_json: string;
  /** Type 3: the model; type 6: the view of the data host. */
  model_id: string | null;
  designer_only: boolean;
  /** The application in whose menu it stands, as all below it do. */
  system_id: Generated<string>;
  category: Generated<'Web' | 'App'>;
  /** Ids from the top down, each followed by a stroke; '' until its place is settled. */
  tree_path: Generated<string>;
  description: Generated<string>;
}

export interface Authorize {
  id: string;
  tenant_id: string;
  item_type: 'menu' | 'button' | 'column' | 'form' | 'resource' | 'design' | 'installation';
  /**
   * menu: its id; button, column, form: the code; resource: the row scheme; design: the area, `visualdev`; installation:
   * `doors`, `tables`
   */
  item_id: string;
  /** button, column, form: the model whose code it is; resource: the menu entry whose rows it is about; else empty */
  module_id: string;
  object_type: 'role' | 'user' | 'position' | 'group' | 'department' | 'company';
  object_id: string;
  /** department, company: for those below it as well */
  below: Generated<boolean>;
  /** Counts until then; null: for ever. */
  valid_to: Generated<string | null>;
  reason: Generated<string>;
  creator_id: string | null;
  creator_time: string;
}

/** What a tenant may have at all. */
interface TenantItem {
  tenant_id: string;
  item_type: BoundKind;
  /** Its id; of a button: of model or page and the code; `*`: everything of the kind. */
  item_id: string;
  creator_id: string | null;
  creator_time: string;
}

interface Session {
  id: string;
  tenant_id: string;
  user_id: string;
  token_hash: string;
  address: string;
  creator_time: string;
  expires_time: string;
  ended_time: string | null;
  ended_reason: EndReason | null;
  /** Since when its screen is locked. */
  locked_time: Generated<string | null>;
  /** When it was last used, to the minute; null: not since it began */
  last_time: Generated<string | null>;
  /** What the browser said of itself when it began. */
  agent: Generated<string>;
  /** Of `seeAs` the program is shown as the person `acting_for` sees it, until then at most. */
  kind: Generated<'normal' | 'seeAs'>;
  acting_for: Generated<string | null>;
  acting_until: Generated<string | null>;
  acting_rows: Generated<SeenRows | null>;
  reason: Generated<string>;
}

interface SessionKey {
  tenant_id: string;
  key_hash: string;
  session_id: string;
  expires_time: string;
  used_time: string | null;
  renewal_salt: string | null;
}

interface StoredFile {
  id: string;
  tenant_id: string;
  type: string;
  name: string;
  extension: string;
  media_type: string;
  size: number;
  sha256: string;
  stored_path: string;
  creator_id: string;
  creator_time: string;
  model_id: string | null;
  data_id: string | null;
  released_time: string | null;
  /** Codes of the fields of its record that hold it; null where that is not known. */
  fields: readonly string[] | null;
}

/** A file that comes in pieces. */
interface ChunkUpload extends Passing {
  user_id: string;
  /** Hash of the whole, in lower case. */
  identifier: string;
  id: string;
  state: 'open' | 'merging' | 'done';
  total_size: number;
  chunk_size: number;
  total_chunks: number;
  stored_path: string | null;
  lease_time: string | null;
  file_id: string | null;
  /** What the client called the upload that the file was made for. */
  registration: string | null;
  creator_time: string;
}

/** A spreadsheet that is to be imported. */
interface Import extends Passing {
  hash: string;
  user_id: string;
  model_id: string;
  version: number;
  state: 'open' | 'done';
  content: unknown;
  creator_time: string;
}

/** Rows that are swept when their time is over. */
interface Passing {
  tenant_id: string;
  expires_time: string;
}

interface Ticket extends Passing {
  hash: string;
  /**
   * `link`: tells an application outside who comes; `key`: begins a session of the same person; `file`: lands one file
   * once; `reading`: lands one for as long as it is read in parts
   */
  purpose: 'link' | 'key' | 'file' | 'reading';
  user_id: string;
  session_id: string;
  target: string;
  used_time: string | null;
}

/** A file that the server made for one person. */
interface MadeFile extends Passing {
  id: string;
  user_id: string;
  /** What it was made for, which says who may take it. */
  purpose: MadePurpose;
  /** The model whose rows are in it. */
  model_id: string;
  name: string;
  media_type: string;
  size: number;
  stored_path: string;
  creator_time: string;
}

interface MobileCode extends Passing {
  mobile_key: string;
  purpose: string;
  code_hash: string;
  salt: string;
  tries: Generated<number>;
  sent_time: string;
  used_time: string | null;
}

interface Outbox extends Passing {
  id: string;
  kind: 'mobile';
  recipient: string;
  user_id: string;
  body: string;
  creator_time: string;
}

interface QrSignIn extends Passing {
  /** of what is scanned */
  code_hash: string;
  /** of what only the waiting page knows */
  secret_hash: string;
  state: 'waiting' | 'scanned' | 'confirmed' | 'used';
  /** who scanned it; the row belongs to their tenant from then on */
  user_id: string | null;
  address: string;
  agent: string;
}

/** Where a page and its map frame talk; it belongs to the session that opened it. */
interface MapRoom extends Passing {
  gid: string;
  key_hash: string;
  user_id: string;
  session_id: string;
  creator_time: string;
}

/** The connection at one end of a room, in whichever process it is. */
interface MapEnd extends Passing {
  gid: string;
  side: 'p' | 'm';
  connection: string;
}

/** What one end said to the other, on its way between two processes. */
interface MapPost extends Passing {
  gid: string;
  to_connection: string;
  from_connection: string;
  /** Counts what the one who says it has said. */
  number: number;
  body: string;
}

interface SignUp {
  tenant_id: string;
  id: string;
  company: string;
  contact: string;
  mobile: string;
  address: string;
  creator_time: string;
  /** The tenant that was made of it. */
  opened_tenant: Generated<string | null>;
}

/** A company on this installation: `tenant_id` is the operator's, `id` the tenant that it is about. */
interface Tenant extends Stamps {
  id: string;
  company_name: string;
  en_code: string;
  contact: Generated<string>;
  mobile: Generated<string>;
  /** Its last day; null: for ever */
  valid_to: Generated<string | null>;
  /** People who may sign in, at most; null: any number */
  user_most: Generated<number | null>;
  /** Megabytes of files, at most; null: any number */
  storage_most: Generated<number | null>;
  enabled_mark: Generated<number>;
  description: Generated<string>;
}

/** The tables of migrations 1, 8 and 11, the rooms of migrations 16 and 17, and the changes of migration 27. */
export interface Tables {
  base_user: User;
  base_role: Named & { global_mark: Generated<number>; built_in: Generated<boolean> };
  base_role_organize: { tenant_id: string; role_id: string; organize_id: string };
  base_user_role: { tenant_id: string; user_id: string; role_id: string };
  /** Departments that people are in; the first one stands in `base_user` too. */
  base_user_organize: { tenant_id: string; user_id: string; organize_id: string; sort_code: number };
  base_user_position: { tenant_id: string; user_id: string; position_id: string; sort_code: number };
  base_organize: Named & { parent_id: string; category: string; tree_path: Generated<string> };
  base_position: Named & { organize_id: string | null };
  base_group: Named & { category: string | null };
  base_group_member: { tenant_id: string; group_id: string; kind: 'user'; object_id: string };
  base_menu: Menu;
  base_system: Named & { icon: Generated<string>; description: Generated<string> };
  base_authorize: Authorize;
  base_session: Session;
  base_session_key: SessionKey;
  base_known_address: { tenant_id: string; user_id: string; address: string; last_time: string };
  base_attempt: {
    tenant_id: string;
    subject: string;
    tries: number;
    window_end: string;
    /** Since the tries that were allowed were used up. */
    locked_until: Generated<string | null>;
  };
  base_user_old_password: {
    tenant_id: string;
    user_id: string;
    id: string;
    password_hash: string;
    creator_time: string;
  };
  base_idempotency: {
    tenant_id: string;
    user_id: string;
    request_key: string;
    fingerprint: string;
    owner: string;
    state: 'running' | 'committed' | 'done';
    answer: string | null;
    creator_time: string;
  };
  base_audit: {
    id: string;
    tenant_id: string;
    user_id: string | null;
    action: string;
    target: string;
    outcome: string;
    detail: string;
    address: Generated<string>;
    agent: Generated<string>;
    request_id: Generated<string>;
    menu: Generated<string>;
    target_kind: Generated<string>;
    target_name: Generated<string>;
    before: Generated<unknown>;
    after: Generated<unknown>;
    reason: Generated<string>;
    via: Generated<string>;
    /** Which kind of line it is: it follows from the action. */
    category: GeneratedAlways<number>;
    /** Hash over this line and that of the line before it in its tenant; empty until its day is over. */
    chain: Generated<string>;
    creator_time: string;
  };
  base_audit_chain: {
    tenant_id: string;
    /** What stood before the oldest line that is kept. */
    first_chain: Generated<string>;
    last_chain: Generated<string>;
    last_id: Generated<string>;
    last_time: string | null;
  };
  base_log: {
    tenant_id: string;
    id: string;
    /** 4 what failed, 5 what was asked */
    kind: number;
    user_id: string | null;
    address: string;
    agent: string;
    /** As registered: an address carries what people searched for. */
    route: string;
    method: string;
    status: number;
    ms: number;
    request_id: string;
    /** Of what failed: the program's own code, never its text, which may name a statement or a path. */
    code: string;
    /** What the person was told. */
    detail: string;
    creator_time: string;
  };
  /** What administrators changed, whole, for as long as it can be taken back. */
  base_kept_change: {
    tenant_id: string;
    id: string;
    /** The order in which one thing was changed. */
    seq: GeneratedAlways<string>;
    kind: string;
    target: string;
    name: string;
    deed: string;
    /** Of the fields that were changed; null before it was there, and after it is gone. */
    before: unknown;
    after: unknown;
    /** Fields that were changed and whose values nobody keeps. */
    unkept: unknown;
    creator_id: string | null;
    creator_time: string;
  };
  base_menu_version: {
    tenant_id: string;
    version: number;
    id: string;
    /** Null for the one that stands there now. */
    tree: unknown;
    note: Generated<string>;
    creator_id: string | null;
    creator_time: string;
  };
  base_record_change: {
    tenant_id: string;
    model_id: string;
    data_id: string;
    /** Of the row after it; 0 where nobody wrote it down. */
    revision: number;
    id: string;
    action: 'update' | 'remove' | 'restore';
    creator_id: string | null;
    creator_time: string;
    /** Columns, those of sub-tables behind the name of their table. */
    touched: string[];
    /** {@link RecordChange} */
    changes: unknown;
  };
  /** Records that are in their model's bin. */
  base_deleted_record: {
    tenant_id: string;
    model_id: string;
    data_id: string;
    user_id: string;
    delete_time: string;
  };
  base_row_scheme: Stamps & {
    id: string;
    /** The menu entry whose rows it is about. */
    module_id: string;
    full_name: string;
    en_code: string;
    all_data: boolean;
    match_logic: 'and' | 'or';
    /** {@link SchemeGroup}, as a list */
    condition_json: unknown;
    sort_code: Generated<number>;
  };
  base_record_view: {
    tenant_id: string;
    id: string;
    model_id: string;
    user_id: string;
    full_name: string;
    is_shared: boolean;
    /** What its list asks for; the conditions by code of their field. */
    asked: unknown;
    creator_time: string;
    revision: Generated<number>;
  };
  base_config: { tenant_id: string; name: string; value: unknown };
  base_dictionary_type: Named & { parent_id: string; is_tree: number; tree_path: Generated<string> };
  base_dictionary_data: Named & {
    parent_id: string;
    type_id: string;
    tree_path: Generated<string>;
    status: Generated<string>;
    is_default: Generated<number>;
  };
  base_bill_rule: Named & {
    prefix: string;
    date_format: string;
    digit: number;
    start_number: number;
    category: string | null;
    suffix: Generated<string>;
  };
  base_bill_counter: { tenant_id: string; rule_id: string; period: string; value: number };
  base_data_interface: Named & {
    category: string;
    data_type: number;
    fields: unknown;
    parameters: unknown;
    static_data: unknown;
  };
  base_column_preference: {
    tenant_id: string;
    user_id: string;
    module_id: string;
    field_list: unknown;
    modify_time: string;
  };
  base_file: StoredFile;
  base_made_file: MadeFile;
  base_chunk_upload: ChunkUpload;
  base_chunk_part: { tenant_id: string; upload_id: string; number: number; sha256: string };
  base_import: Import;
  base_ticket: Ticket;
  base_captcha: Passing & { id: string; answer_hash: string };
  base_mobile_code: MobileCode;
  base_outbox: Outbox;
  base_qr_sign_in: QrSignIn;
  base_sso_used: Passing & { issuer: string; jti_hash: string };
  base_sign_up: SignUp;
  base_tenant: Tenant;
  base_statement_consent: { tenant_id: string; user_id: string; version: string; creator_time: string };
  base_tenant_item: TenantItem;
  base_map_room: MapRoom;
  base_map_end: MapEnd;
  base_map_post: MapPost;
}

/** The same handle (or transaction) with the types of the fixed tables. */
export function tables(handle: Kysely<DatabaseSchema>): Kysely<Tables> {
  // The handle is typed for tables made at run time as well; migrations make exactly the tables named above.
  return handle as unknown as Kysely<Tables>;
}
