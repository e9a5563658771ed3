import { fromFormily } from '../../engine/contract/from-formily.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { passwordInputDescriptor } from './password-input.descriptor.ts';

export const widget = fromFormily(PasswordInput, passwordInputDescriptor);
