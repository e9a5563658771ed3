import { shape } from '../shape.ts';

/** What a document may do now, and what its publisher no longer may have it do. */
export const actsParts = {
  acts: shape.object(
    {
      calls: shape.record(shape.string(), shape.array(shape.string()), {
        description: 'by name; of calls that reach a model its ids',
      }),
      commands: shape.array(shape.string()),
      models: shape.array(shape.string()),
      hosts: shape.array(shape.string()),
    },
    { description: 'what its steps, sources and widgets may do' },
  ),
  off: shape.array(shape.string(), { description: 'calls that it could make while its publisher had the right' }),
};
