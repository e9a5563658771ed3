import { columnOf } from '../../engine/schema/resources/fields.ts';
import { personalFields } from '../../engine/schema/resources/personal-fields.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Row, Writing } from '../kernel/resource-hooks.ts';

/** What calls of before do not know of: it stays where it is not sent. */
const laterFields = [...Object.keys(personalFields), 'validTo'];

/** What is kept of it: of what a call leaves out, what was there. */
export const keptOfBefore = ({ sent = {} }: Writing, before: Row | undefined): Row =>
  Object.fromEntries(
    laterFields.flatMap((name) =>
      before && sent[name] === undefined ? [[columnOf(name), before[columnOf(name)]] as const] : [],
    ),
  );

/** Nothing of it, as lists say it. */
export const noPersonalPart: Content = Object.fromEntries(
  Object.entries(personalFields).map(([name, { kind }]) => [name, kind === 'text' ? '' : null]),
);

/** The same as columns: of whoever is gone none of it stays. */
export const noPersonalColumns: Row = Object.fromEntries(
  Object.entries(noPersonalPart).map(([name, value]) => [columnOf(name), value]),
);

/** @throws Refused at the field that says what cannot be so */
export function checkPersonalPart({ certificatesType, certificatesNumber, birthday, entryDate }: Content): void {
  if (certificatesType === 'idCard' && certificatesNumber && !namedRules.idCard(String(certificatesNumber)))
    throw refusedAt('/certificatesNumber', 'rule.idCard');
  if (typeof birthday === 'string' && typeof entryDate === 'string' && entryDate <= birthday)
    throw refusedAt('/entryDate', 'user.datesReversed', {}, 'findings');
}
