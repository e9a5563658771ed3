/** Every limit of the product, with its unit in the name and its source. Nothing else in the code states one. */
export const limits = {
  // Documents: design 3
  documentNodes: 5_000,
  documentDepth: 32,
  // JSON levels: a node takes three (node, config, children), and what hangs on the innermost may be as deep again
  documentDataDepth: 32 * 4,
  documentBytes: 2 * 1024 * 1024,
  // Request bodies: reliability A85
  bodyDepth: 64,
  bodyKeys: 20_000,
  bodyBytes: 4 * 1024 * 1024,
  // Names in a document: design 3, reliability A44 (63 bytes of an identifier less our prefix and a version suffix)
  fieldNameLength: 50,
  // Pieces kept for reuse: all of a person's are read at once
  fragmentBytes: 64 * 1024,
  fragmentsMost: 100,
  fragmentNameLength: 50,
  fragmentKeptHours: 24,
  // What a version is called in the list of versions
  versionLabelLength: 50,
  releaseNoteLength: 200,
  // Lists: library specification 9, reliability 0.4
  pageSize: 20,
  pageSizes: [20, 50, 100, 500],
  pageSizeMost: 500,
  pickerSizeMost: 10_000,
  // Pickers: rows of a page, as asked for and at most; entries of one value
  pickerPage: 50,
  pickerPageMost: 200,
  pickedMost: 500,
  // Types of lists: no answer holds more rows than a page may (groupsPage × groupRows)
  groupsPage: 20,
  groupRows: 20,
  treeNodes: 2_000,
  treeTableDepth: 64,
  // Statistics: what a chart can show
  statisticsGroups: 100,
  statisticsSeries: 12,
  statisticsMeasures: 4,
  statisticsModels: 5,
  // Home: declarations of work and of figures that are asked at once
  workLists: 40,
  workRows: 50,
  // Designer: roles and people offered at a time
  previewSubjects: 50,
  keywordLength: 200,
  // Regions that a word finds. Source: requirements/pickers 3.5
  regionHits: 50,
  // Keywords: words of one search, characters of one field that are found, options or people with a word in their name
  // that an index is asked for, rows that are counted, rows that are read anew at a time
  keywordWords: 10,
  keywordText: 2_000,
  keywordValues: 2_000,
  keywordRows: 10_000,
  keywordSliceRows: 200,
  batchIds: 500,
  // Rows of a data interface that a designer looks at: pickers 3.6
  previewRows: 200,
  // Views of a list: of one person or shared by all, characters of a name and of the conditions, rows that are counted
  listViews: 20,
  viewNameLength: 30,
  viewQueryLength: 20_000,
  viewRows: 10_000,
  // What is kept of one change of a record: characters of a text, rows of a sub-table, characters in all
  changeText: 500,
  changeRows: 50,
  changeLength: 16_000,
  /** Changes of a record that are answered at a time. */
  changesPage: 50,
  // Bins of records: design 9; how many the sweep looks up at a time
  binDays: 30,
  binSweepRows: 200,
  // Administration F1, F2: a note, where a row stands among others, rows that use another one and are named
  noteLength: 500,
  // What the operator may give a tenant at most. Source: administration T0
  tenantUsersMost: 1_000_000,
  tenantMegabytesMost: 100_000_000,
  // Seeing the program as another person: for how long, and as much as is said of why. Source: administration B2
  seeingMinutes: 15,
  seeingReasonLength: 200,
  sortCodeMost: 999_999,
  sortStep: 10,
  usesListed: 50,
  // Companies and departments below each other: administration F5
  organizeLevels: 16,
  // Entries of a menu below each other, an address that one leads to: administration F5, Y9
  menuLevels: 12,
  addressLength: 500,
  // Accounts: administration P5. A mobile number as written, roles of one person, departments and positions of his, a password that is set, how long one counts
  // that is to be replaced
  mobileLength: 20,
  rolesOfPerson: 100,
  placesOfPerson: 50,
  administratorsMost: 100,
  passwordLength: 128,
  firstPasswordDays: 7,
  // Dictionaries, and entries of one that is a tree, below each other; names of entries: administration D7
  dictionaryLevels: 8,
  entryNameLength: 100,
  // People of a group: administration F13
  membersMost: 5_000,
  // Rights that are granted at once: administration F14; of a change, lines that are told by name
  grantLines: 25_000,
  grantLinesTold: 200,
  /** Tenants whose bounds are changed at once: of each everything that it has is read. */
  boundTenantsMost: 50,
  // Which rows are granted: administration F7
  schemesOfEntry: 50,
  schemeGroups: 10,
  schemeConditions: 20,
  schemeDays: 3_660,
  schemeLength: 20_000,
  managerLevels: 8,
  // Numbers of documents: administration Y11
  billPrefixLength: 20,
  billSuffixLength: 10,
  billDigits: 9,
  // What the audit keeps of a change: administration F9
  auditChangeBytes: 16 * 1024,
  // Changes of administration that can be taken back; names that are told of a long list: administration B9
  changeDays: 180,
  changeNamesTold: 20,
  changeTextTold: 200,
  // Versions of the menu that are kept, and minutes within which changes of one person are one of them: administration Y9
  menuVersions: 20,
  menuVersionMinutes: 1,
  // The log: days that are looked into unless more is asked for, and at most; lines that are counted: administration Y5, F14
  logDays: 7,
  logDaysMost: 366,
  logCountMost: 10_000,
  // The log of requests: how slow a call is kept for it, lines that wait to be written, lines that are kept; errors of
  // the same kind that are counted; lines that are deleted, and chained, at once, and that a check walks: administration Y5
  slowRequestMs: 1_000,
  requestLinesWaiting: 2_000,
  requestLinesMost: 1_000_000,
  likeErrorsMost: 1_000,
  logPiece: 5_000,
  logCheckMost: 200_000,
  // Texts and numbers: library specification 9
  textLength: 200,
  textareaRows: 5,
  longTextLength: 20_000,
  // A value that is kept unique stands in an index, whose entries have 2,704 bytes at most; a unit of text takes three
  uniqueTextLength: 800,
  // Fields 3.5, B1
  barcodeLength: 80,
  decimalPrecision: 2,
  // Digits of a column of decimals; more than any amount or measure has
  decimalDigits: 60,
  // Files: library specification 5 and 9
  fileSizeMegabytes: 10,
  fileCount: 6,
  imageSizeMegabytes: 10,
  // A person's portrait and signature
  portraitBytes: 2 * 1024 * 1024,
  uploadBytesMost: 300 * 1024 * 1024,
  // Files in pieces: library specification 9; reliability A71. A piece as the page cuts it, and the least that is taken;
  // begun by a person and not ended, and how long they are kept
  chunkBytes: 5_242_880,
  chunkBytesLeast: 64 * 1024,
  chunkUploadsPerUser: 50,
  chunkUploadHours: 24,
  // How long the word of a process that puts one together counts, and how often it is given anew
  chunkMergeLeaseMs: 30_000,
  chunkMergeRenewMs: 10_000,
  // In the page: library specification 9. On their way at once, tries after the first, the pause before the first of these
  // (doubled each time), what is read at a time to know a file
  chunksAtOnce: 3,
  chunkRetries: 5,
  chunkRetryMs: 1_000,
  hashSliceBytes: 10_240_000,
  // Notices: the title stands in a drawer 280 px wide; the body is HTML, whose depth and weight bound what is drawn
  noticeTitleLength: 100,
  noticeFiles: 10,
  // Feedback: characters of it and of its answer, pictures, how many a person sends a day: administration H2
  feedbackLength: 2_000,
  feedbackPictures: 3,
  feedbackADay: 20,
  helpLinks: 10,
  helpLinkName: 50,
  htmlLength: 20_000,
  htmlDepth: 24,
  htmlAddressLength: 1_000,
  // Sub-tables: library specification (import), design 1
  tableRows: 1_000,
  // Columns of a table of rows: PostgreSQL manual, appendix K
  tableColumns: 1_600,
  /** Tables, made elsewhere, that are open to the designers of one tenant. */
  openTables: 500,
  // Sessions and sign-in: reliability A10, A11
  sessionHours: 12,
  renewalSeconds: 30,
  // Renewal in the page: reliability B15-B18. Both tries end while the server still knows the old key (renewalSeconds):
  // an answer that was lost on the way is asked for again in time
  renewalTryMs: 8_000,
  renewalPauseMs: 1_000,
  renewalTries: 2,
  renewalWaitMs: 20_000,
  renewalArrivalMs: 500,
  renewalsPerMinute: 3,
  renewalQueue: 500,
  signInTries: 10,
  // Links that say who comes: reliability 0.4
  ticketSeconds: 60,
  // How long a file may be read in parts once its first byte was asked for: pickers 3.0.7
  ticketReadingSeconds: 600,
  // Of a text in a preview; of a picture that the page holds itself: pickers 3.9 and 3.10
  previewTextBytes: 1_048_576,
  pictureInMemoryBytes: 10_485_760,
  // Single sign-on: how long a portal's ticket may live, how far clocks may differ, and its length
  ssoSeconds: 60,
  ssoToleranceSeconds: 30,
  ssoTicketLength: 4_096,
  // Pictures to be read: wrong tries for an account from an address, and from an address alone, until one is asked for
  captchaAfterTries: 3,
  captchaAfterTriesOfAddress: 30,
  captchaCharacters: 4,
  captchaMinutes: 5,
  captchaWorkBits: 17,
  // Codes sent to a mobile: shell specification 4, issue of the shell; reliability A14
  mobileResendSeconds: 60,
  mobileTries: 5,
  mobileCodeMinutes: 10,
  outboxHours: 24,
  // Codes to be scanned: how long one is shown, and how often the page asks where it stands
  qrSeconds: 120,
  qrPollMs: 2_000,
  // Names of a company and of a person
  nameLength: 100,
  signInLockMinutes: 15,
  // The page's own, shell specification 7; the server's are far below
  requestTimeoutMs: 1_000_000,
  // Live channel: reliability A76-A79, B19, B21. A ping not answered before the next: found dead after 50 s, 60 are allowed
  socketAuthMs: 5_000,
  socketBytes: 64 * 1024,
  socketsPerUser: 10,
  socketMessagesPerSecond: 10,
  socketBufferedBytes: 1024 * 1024,
  socketPingMs: 25_000,
  socketSpreadMs: 10_000,
  // Map frame: shell specification 4.7 and 9, reliability B22; A79 for what a room may carry
  mapReconnectMs: 5_000,
  mapQueue: 1_000,
  mapCallbackMs: 30_000,
  // A drawing takes as long as a person takes: the map says so, or the callback would be given up
  mapBusyMs: 10_000,
  mapMessagesPerSecond: 50,
  mapRoomsPerUser: 20,
  // Between two server processes: an end that its process does not renew (each liveHealMs) is given up, and so is one
  // that does not take what is sent to it. More than the longest messages of one second have room
  mapEndMs: 60_000,
  mapPostBytes: 4 * 1024 * 1024,
  mapPostMs: 30_000,
  // Places of a map: a message that holds the longest line with all its points stays below socketBytes
  lineCoordinates: 800,
  axisPoints: 150,
  // About a centimetre: what a finer figure would say is not known, and would make lines too long for a message
  degreeDigits: 7,
  pointNameLength: 40,
  mapMarks: 200,
  mapShapes: 500,
  tileAddressLength: 500,
  /** Answers of a map that a page lists. */
  mapAnswers: 20,
  // Live channel between servers: reliability B34. A change that was not heard is found within 30 s
  liveHealMs: 25_000,
  // Before servers and pages try a lost line again, at first and at most: reliability B19
  liveRetryMs: 1_000,
  liveRetryMostMs: 30_000,
  // Over which the pages of a server that said goodbye spread their tries: reliability B19
  liveGoodbyeMs: 24_000,
  // Of a page: reliability B21, which lets it take 5 s after a wake to find its line dead and have another
  liveHeartbeatMs: 25_000,
  liveAnswerMs: 3_000,
  liveGreetingMs: 10_000,
  // Over which pages that hear of a change spread their questions
  liveSpreadMs: 5_000,
  // The same where it has to be seen within a second: administration F8
  configSpreadMs: 700,
  // The same of pages whose line is back: their server may have begun a moment ago
  liveReturnSpreadMs: 30_000,
  // Server deadlines: reliability 0.4
  readDeadlineMs: 30_000,
  writeDeadlineMs: 60_000,
  headersDeadlineMs: 20_000,
  bodyDeadlineMs: 30_000,
  idempotencyHours: 24,
  // Jobs: pickers 5 (two of a person at once), reliability A96 and A105. At once in the installation, whatever the number of
  // its processes; asked for and not ended yet; what one is told, its longest run, and how long its row is kept
  jobsAtOnce: 4,
  jobsAtOncePerPerson: 2,
  jobsOpenPerPerson: 20,
  jobsOpenPerTenant: 200,
  jobInputBytes: 64 * 1024,
  jobDeadlineMs: 30 * 60_000,
  jobKeptDays: 30,
  // How often a process looks for jobs that nobody told it of; its word that it still runs one, and how long that counts
  jobLookMs: 15_000,
  jobRenewMs: 20_000,
  jobLeaseMs: 60_000,
  jobProgressMs: 1_000,
  // After a failure: the longest pause before a job is tried again
  jobPauseMostMs: 3_600_000,
  // For a job that is told to stop, until it is given up; and for all of them when the server stops
  jobGraceMs: 30_000,
  jobStopMs: 8_000,
  // Export: pickers 3.12. Rows that a call writes while it is waited for, more are a job; rows that are read at a time, and
  // those with rows of sub-tables; how long a file is kept
  exportRowsAtOnce: 10_000,
  exportSliceRows: 500,
  exportSliceRowsWithChildren: 50,
  madeFileKeptMs: 3_600_000,
  // Import: library specification 5 and 9, pickers 3.11. A file has fewer bytes; what it may unpack to, and the thread that
  // reads it; how long a file that was sent in is kept, and how many of a person; rows between two looks at the connection;
  // choices that a template lists
  importFileBytes: 512_000,
  importRows: 1_000,
  importUnpackedBytes: 20 * 1024 * 1024,
  importReaderMegabytes: 256,
  // Until its thread is there, on the busiest machine; and to read
  importReaderStartMs: 60_000,
  importReaderMs: 10_000,
  // Cells of what was read, and characters in them
  importContentWeight: 4_000_000,
  importKeptMs: 3_600_000,
  importsKept: 5,
  importBatchRows: 50,
  importChoices: 1_000,
  // Shell: shell specification 9
  headerHeightPx: 60,
  sideMenuWidthPx: 210,
  sideMenuCollapsedPx: 56,
  mobileBelowPx: 992,
  phoneBelowPx: 640,
  badgeMost: 99,
  /** Pages that a person may choose for the home page. */
  shortcutsMost: 24,
  /** Pages that are kept as they were left, the one that is shown among them. */
  cachedPagesMost: 10,
  successToastMs: 1_000,
  errorToastMs: 1_500,
  // Messages with a button: as long as one needs to read and press it; what can be taken back, issue 14, section 4
  actionToastMs: 5_000,
  undoToastMs: 10_000,
  // Shell specification 4.4
  loggedOutToastMs: 1_000,
  // Of buttons in pages and dialogs
  buttonThrottleMs: 500,
  scrollTopMs: 800,
  /** Ids count milliseconds from here: 2020-08-01, UTC. */
  idsSinceMs: 1_596_240_000_000,
  /** What relative time has words for, by its two rules: seconds below which it is just now, then days, weeks and months. */
  timeAgo: {
    long: { justNowSeconds: 60, days: 6, weeks: 3, months: 3 },
    short: { justNowSeconds: 30, days: 1, weeks: 0, months: 0 },
  },
  /** Before a source that failed is asked again by its own steps: the first time, and at most; doubled each time. */
  sourceRetryMs: 1_000,
  sourceRetryMostMs: 60_000,
  columnDrawerWidthPx: 320,
  pickerWidthPx: 800,
  messagePageSize: 20,
  nextPageWithinPx: 200,
  /** Before what is being typed is looked for. */
  searchWaitMs: 300,
  messageDrawerWidthPx: 280,
  themeTints: 9,
  themeShades: 1,
  // Query `config` of /workFlowDetail, and what a code says to /scanRecord: shell specification 2.1, reliability A90
  flowConfigBytes: 8_192,
  // Reference data of the page: shell specification 3; older is asked for anew, whatever was missed. Reliability B34
  referenceFreshMs: 30_000,
  referenceAnswers: 200,
  referenceStoredLength: 1_000_000,
  // Renderer: a form above this many fields mounts only what is near the view
  windowedFromFields: 60,
  windowBlockFields: 8,
  windowMarginPx: 200,
} as const;

/** Two for each node that a document may have: whoever gets that many needs no more, and no answer grows without end. */
export const findingsMost = limits.documentNodes * 2;
