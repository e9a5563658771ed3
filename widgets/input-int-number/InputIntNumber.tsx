import { NumberField, type NumberFieldProps } from '../input-number/NumberField.tsx';

/** A whole number. A typed fraction is handed out as it is, and the value kind refuses it with words. */
export function InputIntNumber(props: Omit<NumberFieldProps, 'precision' | 'isAmountChinese'>) {
  return <NumberField {...props} precision={0} isAmountChinese={false} />;
}
