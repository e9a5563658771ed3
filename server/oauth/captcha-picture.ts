import { randomInt } from 'node:crypto';

/** What is drawn, as the `d` of one path of lines without fill. */
export interface CaptchaPicture {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

/** Characters that stay apart when they are bent, as pen strokes on a field of 4 by 6. */
const strokes: Readonly<Record<string, string>> = {
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2.4 4,3.6 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0.4,0 0.2,2.6 2.6,2.2 4,3.4 4,4.8 2.8,6 0,5.6',
  7: '0,0 4,0 1.4,6',
  8: '2,3 0.4,1.6 1,0 3,0 3.6,1.6 2,3 0,4.6 1,6 3,6 4,4.6 2,3',
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4|1.4,2.6 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.2 0,3.2',
  R: '0,6 0,0 3,0 4,1 4,2.4 3,3.2 0,3.2|2,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};
const alphabet = Object.keys(strokes).join('');
const width = 128;
const height = 44;
const pieceLength = 3;

export function newCaptchaText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Draws characters by hand: turned, leaning, bent, with a line across. All of it is cut into short pieces that stand in
 * any order, so that the document says neither which piece belongs to which character nor which to the line across.
 */
export function drawCaptcha(text: string): CaptchaPicture {
  const step = width / (text.length + 0.6);
  const lines = [...text].flatMap((character, index) => placed(character, step * (index + 0.8)));
  const bent = [...lines, ...across()].map(bend());
  const pieces = bent.flatMap(cut).map((piece) => (Math.random() < 0.5 ? piece : piece.toReversed()));
  return { width, height, path: shuffled(pieces).map(written).join('') };
}

/** Strokes of a character around the middle of the picture's height. */
function placed(character: string, atX: number): Line[] {
  const angle = between(-0.3, 0.3);
  const lean = between(-0.25, 0.25);
  const size = between(4, 4.8);
  const atY = height / 2 + between(-3, 3);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (strokes[character] ?? '').split('|').map((line) =>
    line.split(' ').map((pair): Point => {
      const [left = 0, top = 0] = pair.split(',').map(Number);
      const y = (top - 3) * size;
      const x = (left - 2) * size * 1.05 + y * lean;
      return [atX + x * cos - y * sin, atY + x * sin + y * cos];
    }),
  );
}

/** A line from side to side, of the same kind as the strokes. */
function across(): Line[] {
  const at = () => between(8, height - 8);
  return [
    [
      [4, at()],
      [width / 2, at()],
      [width - 4, at()],
    ],
  ];
}

/** One wave over the whole picture in each direction. */
function bend(): (line: Line) => Line {
  const [phaseX, phaseY] = [between(0, 6), between(0, 6)];
  const [lengthX, lengthY] = [between(14, 20), between(9, 14)];
  return (line) =>
    cut(line)
      .flat()
      .map(([x, y]): Point => [x + 1.6 * Math.sin(y / lengthY + phaseY), y + 2.4 * Math.sin(x / lengthX + phaseX)]);
}

/** A line in pieces of a few pixels. */
function cut(line: Line): Line[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const parts = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / pieceLength));
    const at = (part: number): Point => [
      start[0] + ((end[0] - start[0]) * part) / parts,
      start[1] + ((end[1] - start[1]) * part) / parts,
    ];
    return Array.from({ length: parts }, (_, part): Line => [at(part), at(part + 1)]);
  });
}

function shuffled<T>(entries: readonly T[]): T[] {
  const mixed = [...entries];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]; // both are inside
  }
  return mixed;
}

const written = (line: Line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
