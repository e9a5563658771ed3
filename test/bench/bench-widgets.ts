import type { Widget } from '../../engine/contract/widget.ts';
import { widget as calculate } from '../../widgets/calculate/calculate.widget.ts';
import { widget as checkbox } from '../../widgets/checkbox/checkbox.widget.ts';
import { widget as date } from '../../widgets/date/date.widget.ts';
import { widget as input } from '../../widgets/input/input.widget.ts';
import { widget as inputNumber } from '../../widgets/input-number/input-number.widget.ts';
import { widget as radio } from '../../widgets/radio/radio.widget.ts';
import { widget as select } from '../../widgets/select/select.widget.ts';
import { widget as switchWidget } from '../../widgets/switch/switch.widget.ts';
import { widget as table } from '../../widgets/table/table.widget.ts';
import { widget as textarea } from '../../widgets/textarea/textarea.widget.ts';

/** The product's widgets that the bench draws, loaded with the page as those of every other contender are. */
export const benchWidgets: readonly Widget[] = [
  calculate,
  checkbox,
  date,
  input,
  inputNumber,
  radio,
  select,
  switchWidget,
  table,
  textarea,
];
