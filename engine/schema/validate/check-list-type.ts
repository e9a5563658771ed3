import type { ListDocument } from '../documents/list-document.ts';
import { listTypes } from '../documents/list-kinds.ts';
import { pointer } from '../findings/finding.ts';
import type { FindingCode } from '../findings/finding-codes.ts';
import { asksForTree, mayCountStates, mayFollowTree, mayGroup, mayHoldParent } from '../lists/list-type.ts';
import { carriesValue, labelOf, type Place } from './places.ts';
import type { Report } from './report.ts';

/** A field that is named for a job of the list: missing, or not fit for it. One that the form lacks is said elsewhere. */
interface Job {
  readonly key: 'groupField' | 'stateField' | 'parentField' | 'treeRelation';
  readonly isAsked: (list: Partial<ListDocument>) => boolean;
  readonly may: typeof mayGroup;
  readonly missing: FindingCode;
  readonly unfit: FindingCode;
}

const jobs: readonly Job[] = [
  {
    key: 'groupField',
    isAsked: ({ type }) => type === listTypes.grouped,
    may: mayGroup,
    missing: 'list.noGroup',
    unfit: 'list.groupField',
  },
  {
    key: 'parentField',
    isAsked: ({ type }) => type === listTypes.treeTable,
    may: mayHoldParent,
    missing: 'list.noParent',
    unfit: 'list.parentField',
  },
  {
    key: 'stateField',
    // One that is not named is chosen by the list, '' is none.
    isAsked: ({ stateField }) => Boolean(stateField),
    may: mayCountStates,
    missing: 'list.stateField',
    unfit: 'list.stateField',
  },
  { key: 'treeRelation', isAsked: asksForTree, may: mayFollowTree, missing: 'list.noRelation', unfit: 'list.relation' },
];

/** @param find the field of a name; reports one that is not there */
export function checkListType(
  list: Partial<ListDocument>,
  report: Report,
  isSound: (...path: string[]) => boolean,
  at: string,
  find: (name: string, where: string) => Place | undefined,
): void {
  for (const { key, isAsked, may, missing, unfit } of jobs) {
    if (!isSound(key) || !isSound('type')) continue;
    const name = list[key];
    const here = pointer(at, key);
    if (!name) {
      if (isAsked(list)) report.add(missing, isAsked === asksForTree ? pointer(at, 'treeRelation') : here);
      continue;
    }
    const place = find(name, here);
    // What the list does not use now may wait for the day it does.
    if (place?.kind && carriesValue(place) && isAsked(list) && !may(candidate(place)))
      report.add(unfit, here, { label: labelOf(place.node) });
  }
  if (!asksForTree(list)) return;
  const source = list.treeDataSource ?? 'dictionary';
  if (source === 'dictionary' && !list.treeDictionary && isSound('treeDictionary'))
    report.add('list.noTreeSource', pointer(at, 'treeDictionary'), { what: { code: 'list.dictionary' } });
  if (source === 'api' && !list.treeInterfaceId && !list.treePropsUrl && isSound('treeInterfaceId'))
    report.add('list.noTreeSource', pointer(at, 'treeInterfaceId'), { what: { code: 'list.interface' } });
}

function candidate({ kind, table, node, descriptor }: Place) {
  const isFilled = descriptor?.filledBy !== undefined;
  return { kind, table, unique: node.config.unique === true, isFilled };
}
