import { fromFormily } from '../../engine/contract/from-formily.tsx';
import { Transfer } from './Transfer.tsx';
import { transferDescriptor } from './transfer.descriptor.ts';
import { transferEntries } from './transfer-entries.ts';

export const widget = fromFormily(Transfer, transferDescriptor, { dataSource: transferEntries });
