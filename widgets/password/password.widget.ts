import { fromFormily } from '../../engine/contract/from-formily.tsx';
import { Password } from './Password.tsx';
import { passwordDescriptor } from './password.descriptor.ts';

export const widget = fromFormily(Password, passwordDescriptor);
