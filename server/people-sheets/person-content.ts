import { limits } from '../../engine/schema/limits.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import type { ServerTextKey } from '../kernel/words.ts';
import { accountKey } from '../oauth/sub-account.ts';
import type { Found } from '../record-import/found.ts';
import type { RowProblem } from '../record-import/imported-row.ts';
import { partsOf } from '../record-import/text-parts.ts';
import { type PeopleCode, type PersonTexts, requiredCodes, valueOfWord } from './people-columns.ts';
import type { PeopleLookups } from './people-lookups.ts';

export interface ReadPerson {
  /** What the form would send; of a cell that is empty there is nothing. */
  readonly content: Content;
  readonly problems: readonly RowProblem[];
  /** Place of the row of the manager, where the same file makes him. */
  readonly managerRow?: number;
}

interface Around {
  readonly row: number;
  readonly lookups: PeopleLookups;
  /** Places of the rows of the file, by the key of their account. */
  readonly rowOf: ReadonlyMap<string, number>;
}

/** What a row says of a person, with all cells that say something which nobody can be, or has. */
export function personContent(texts: PersonTexts, { row, lookups, rowOf }: Around): ReadPerson {
  const problems: RowProblem[] = [];
  const content: Record<string, unknown> = {};
  const wrong = (field: PeopleCode, code: ServerTextKey, params: object = {}) => {
    problems.push({ row, field, problem: { code, params: { ...params } } });
  };
  const label = (code: PeopleCode) => user.words.labels[code];
  const found = (code: PeopleCode, text: string, answer: Found): unknown => {
    if (answer.kind === 'one') return answer.value;
    wrong(code, answer.kind === 'none' ? 'import.unknown' : 'import.several', { text });
    return undefined;
  };

  for (const code of requiredCodes) if (!texts[code]) wrong(code, 'resource.blank', { label: label(code) });
  for (const code of ['account', 'realName', 'mobile', 'email', 'description'] as const) {
    const text = texts[code];
    if (!text) continue;
    const { most, rule } = user.shape[code];
    if (text.length > most) wrong(code, 'people.long', { label: label(code), most });
    else if (rule && !namedRules[rule](text)) wrong(code, `rule.${rule}`);
    content[code] = text;
  }
  for (const code of ['gender', 'enabledMark'] as const) {
    const text = texts[code];
    if (!text) continue;
    const value = valueOfWord(code, text);
    if (value === undefined) wrong(code, 'import.unknown', { text });
    else content[code] = code === 'gender' ? value : Number(value);
  }
  if (texts.sortCode) {
    const number = Number(texts.sortCode);
    if (!Number.isInteger(number) || number < 0 || number > limits.sortCodeMost)
      wrong('sortCode', 'people.number', { label: label('sortCode'), most: limits.sortCodeMost });
    else content.sortCode = number;
  }

  const { organizeId: places = '', positionId: positions = '', roleIds = '', managerId: manager } = texts;
  const ways = partsOf(places).flatMap((text) => {
    const way = found('organizeId', text, lookups.place(text));
    return Array.isArray(way) ? [way.map(String)] : [];
  });
  const put = (code: 'organizeId' | 'positionId', several: 'organizeIds' | 'positionIds', ids: readonly unknown[]) => {
    if (ids.length > limits.placesOfPerson)
      wrong(code, 'people.number', { label: label(code), most: limits.placesOfPerson });
    content[code] = ids[0];
    content[several] = [...new Set(ids)];
  };
  if (ways.length > 0)
    put(
      'organizeId',
      'organizeIds',
      ways.map((way) => way.at(-1)),
    );
  if (positions) {
    const ids = partsOf(positions).map((text) => found('positionId', text, lookups.position(text, ways)));
    put('positionId', 'positionIds', ids);
  }
  if (roleIds) {
    const ids = partsOf(roleIds).map((text) => found('roleIds', text, lookups.role(text)));
    if (ids.length > limits.rolesOfPerson)
      wrong('roleIds', 'people.number', { label: label('roleIds'), most: limits.rolesOfPerson });
    content.roleIds = [...new Set(ids)];
  }
  const managerRow = manager === undefined ? undefined : rowOf.get(accountKey(manager));
  if (manager && managerRow === undefined) content.managerId = found('managerId', manager, lookups.person(manager));
  return { content, problems, ...(managerRow === undefined ? {} : { managerRow }) };
}
