/** What an id is an id of; companies and departments are rows of one table. */
export const referredKinds = ['user', 'organize', 'position', 'role', 'group'] as const;
export type ReferredKind = (typeof referredKinds)[number];

export interface Referred {
  readonly kind: ReferredKind;
  readonly id: string;
}

const kindOf: Readonly<Record<string, ReferredKind>> = {
  user: 'user',
  company: 'organize',
  department: 'organize',
  organize: 'organize',
  position: 'position',
  role: 'role',
  group: 'group',
};

/** `role-staff--role` is an id and what it is an id of. @param usual of an id that says nothing */
export function readMember(text: string, usual: ReferredKind = 'user'): Referred {
  const end = text.lastIndexOf('--');
  const kind = end > 0 ? kindOf[text.slice(end + 2)] : undefined;
  return kind ? { kind, id: text.slice(0, end) } : { kind: usual, id: text };
}

/** As calls take it. */
export const memberText = ({ kind, id }: Referred): string => `${id}--${kind}`;

/** One for each that is meant, whatever it was written as. */
export const referredKey = ({ kind, id }: Referred) => `${kind}/${id}`;
