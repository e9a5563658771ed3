import { checkRecord } from '../../engine/schema/check/index.ts';
import { type Field, fieldCode } from '../../engine/schema/fields/fields.ts';
import { type Offered, offerProblems } from '../offers/index.ts';
import { changedCells } from './changed-cells.ts';
import { withAttributes } from './chosen-attributes.ts';
import { mergeRecord } from './merge-record.ts';
import { type Access, isHidden } from './model-access.ts';
import type { RecordClock } from './record-clock.ts';
import { refuseProblems } from './record-findings.ts';
import type { Values } from './row-values.ts';

/**
 * What a client sent, laid over what is stored, with every rule of the form run on the whole.
 * Problems of fields that the actor cannot see are not his to solve. Conditions read what the server has filled in as
 * the page shows it: of a new record, nothing yet.
 * @param stored the record as it stands; null for a new one
 * @param numbers of a new record that has them before it is written; conditions read them
 * @throws Refused findings
 */
export function checkedValues(
  access: Access,
  stored: Readonly<Values> | null,
  sent: Readonly<Values>,
  offered: Offered,
  moment: RecordClock,
  numbers: Readonly<Values> = {},
): Values {
  const { model } = access;
  const merged = mergeRecord(access, stored, sent, moment);
  refuseProblems(merged.problems);
  const values = { ...merged.values, ...numbers };
  const checked = checkRecord(model.checker, values, moment.now, {
    filled: values,
    timeZone: moment.timeZone,
    stored,
    undrawn: { isUndrawn: (field) => isHidden({ field }) || !isSeen(access, field) },
  });
  refuseProblems(checked.problems.filter(({ field }) => !field || (!isHidden({ field }) && isSeen(access, field))));
  refuseProblems(offerProblems(offered, changedCells(model.catalogue, checked.values, stored ?? {}), moment.now));
  const filled = keepFilled(access, checked.values, { ...stored, ...numbers });
  return withAttributes(access, filled, stored, moment.attributes);
}

function isSeen({ model, shown }: Access, field: Field): boolean {
  return (field.table === null && model.children.has(field.name)) || shown(fieldCode(field));
}

/** Fields that the server fills otherwise than by calculation are not the checker's: they keep what is stored. */
function keepFilled({ model }: Access, values: Readonly<Values>, stored: Readonly<Values>): Values {
  const kept: Values = { ...values };
  for (const { field } of model.main.columns) {
    const { filledBy } = field.descriptor;
    if (filledBy !== undefined && filledBy !== 'calculate') kept[field.name] = stored[field.name] ?? null;
  }
  return kept;
}
