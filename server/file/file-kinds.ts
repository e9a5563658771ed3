/** What a file's first bytes say it is. `ooxml` and `zip` share a signature: the names inside tell them apart. */
export type ContentKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'mp4'
  | 'mp3'
  | 'wav'
  | 'executable'
  | 'text'
  | 'unknown';

interface Extension {
  /** What the content may be; absent: anything but a known kind of another extension. */
  readonly content?: readonly ContentKind[];
  readonly mediaType: string;
  /** Files of Office Open XML: the folder that must be inside. */
  readonly inside?: 'word/' | 'xl/' | 'ppt/';
  /** A picture that browsers draw. */
  readonly isPicture?: true;
}

const text = ['text'] as const;
const office = 'application/vnd.openxmlformats-officedocument';

/** The extensions whose content is checked; keys in lower case. Source: library specification 5; reliability A67. */
const extensions: Readonly<Record<string, Extension>> = {
  png: { content: ['png'], mediaType: 'image/png', isPicture: true },
  jpg: { content: ['jpeg'], mediaType: 'image/jpeg', isPicture: true },
  jpeg: { content: ['jpeg'], mediaType: 'image/jpeg', isPicture: true },
  gif: { content: ['gif'], mediaType: 'image/gif', isPicture: true },
  webp: { content: ['webp'], mediaType: 'image/webp', isPicture: true },
  bmp: { content: ['bmp'], mediaType: 'image/bmp', isPicture: true },
  pdf: { content: ['pdf'], mediaType: 'application/pdf' },
  docx: { content: ['zip'], mediaType: `${office}.wordprocessingml.document`, inside: 'word/' },
  xlsx: { content: ['zip'], mediaType: `${office}.spreadsheetml.sheet`, inside: 'xl/' },
  pptx: { content: ['zip'], mediaType: `${office}.presentationml.presentation`, inside: 'ppt/' },
  doc: { content: ['ole'], mediaType: 'application/msword' },
  xls: { content: ['ole'], mediaType: 'application/vnd.ms-excel' },
  ppt: { content: ['ole'], mediaType: 'application/vnd.ms-powerpoint' },
  zip: { content: ['zip'], mediaType: 'application/zip' },
  rar: { content: ['rar'], mediaType: 'application/vnd.rar' },
  '7z': { content: ['7z'], mediaType: 'application/x-7z-compressed' },
  gz: { content: ['gzip'], mediaType: 'application/gzip' },
  mp4: { content: ['mp4'], mediaType: 'video/mp4' },
  mov: { content: ['mp4'], mediaType: 'video/quicktime' },
  mp3: { content: ['mp3'], mediaType: 'audio/mpeg' },
  wav: { content: ['wav'], mediaType: 'audio/wav' },
  txt: { content: text, mediaType: 'text/plain' },
  csv: { content: text, mediaType: 'text/csv' },
  json: { content: text, mediaType: 'application/json' },
  xml: { content: text, mediaType: 'application/xml' },
};

/** Files that a double click runs: never taken, whatever they are called. */
const runnable = new Set(
  'exe dll com scr msi msp bat cmd ps1 psm1 vbs vbe js jse wsf wsh hta jar lnk reg sh bash app apk cpl pif'.split(' '),
);

const signatures: readonly (readonly [kind: ContentKind, offset: number, bytes: string])[] = [
  ['png', 0, '89504e470d0a1a0a'],
  ['jpeg', 0, 'ffd8ff'],
  ['gif', 0, '474946383761'],
  ['gif', 0, '474946383961'],
  ['webp', 8, '57454250'],
  ['wav', 8, '57415645'],
  ['pdf', 0, '255044462d'],
  ['zip', 0, '504b0304'],
  ['zip', 0, '504b0506'],
  ['ole', 0, 'd0cf11e0a1b11ae1'],
  ['rar', 0, '526172211a07'],
  ['7z', 0, '377abcaf271c'],
  ['gzip', 0, '1f8b08'],
  ['mp4', 4, '66747970'],
  ['mp3', 0, '494433'],
  ['mp3', 0, 'fffb'],
  ['mp3', 0, 'fff3'],
  ['executable', 0, '4d5a'],
  ['executable', 0, '7f454c46'],
  ['executable', 0, 'cafebabe'],
  ['executable', 0, 'feedface'],
  ['executable', 0, 'cffaedfe'],
  ['executable', 0, '2321'],
  ['bmp', 0, '424d'],
];

/** @param head the first bytes, 4 KB are plenty */
function contentKind(head: Buffer): ContentKind {
  const found = signatures.find(([, offset, bytes]) => {
    const length = bytes.length / 2;
    return head.subarray(offset, offset + length).toString('hex') === bytes;
  });
  // Two letters are little to go by: "BM" and "MZ" begin texts as well.
  if (found && !((found[0] === 'bmp' || found[2] === '4d5a') && isText(head))) return found[0];
  return isText(head) ? 'text' : 'unknown';
}

function isText(head: Buffer): boolean {
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return false;
  return true;
}

/** Whether a double click would run a file of this extension. @param extension lower case, without the dot */
export const isRunnable = (extension: string): boolean => runnable.has(extension);

export interface FileKind {
  readonly mediaType: string;
  readonly isPicture: boolean;
}

/**
 * @param extension lower case, without the dot
 * @param insideNames names of the files in an archive, asked for only where they tell
 * @returns what the file is, or undefined when name and content do not agree or nobody may send it
 */
export async function fileKind(
  extension: string,
  head: Buffer,
  insideNames: () => Promise<readonly string[]>,
): Promise<FileKind | undefined> {
  const content = contentKind(head);
  if (isRunnable(extension) || content === 'executable') return undefined;
  const known = extensions[extension];
  if (known === undefined) {
    // An unknown extension tells nothing, but a picture or an archive under a false name is a disguise.
    const isDisguise = content !== 'text' && content !== 'unknown' && content !== 'zip' && content !== 'ole';
    return isDisguise ? undefined : { mediaType: 'application/octet-stream', isPicture: false };
  }
  if (known.content && !known.content.includes(content)) return undefined;
  if (known.inside !== undefined) {
    const names = await insideNames();
    const { inside } = known;
    if (!names.includes('[Content_Types].xml') || !names.some((name) => name.startsWith(inside))) return undefined;
  }
  return { mediaType: known.mediaType, isPicture: known.isPicture === true };
}

/** Whether a browser may draw a file of this type in place. */
export function isDrawable(mediaType: string): boolean {
  return Object.values(extensions).some((known) => known.isPicture && known.mediaType === mediaType);
}

/** Whether a browser may play a file of this type in place: nothing in it can run. */
export const isPlayable = (mediaType: string): boolean => /^(?:audio|video)\//.test(mediaType);
