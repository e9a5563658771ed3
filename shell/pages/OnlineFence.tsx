import type { ComponentType } from 'react';
import { NodeFence, ThrownContext } from '../../engine/render/NodeFence.tsx';
import { OffNotice } from '../../widgets/shared/OffNotice.tsx';
import { screenTroubles } from './screen-troubles.ts';
import type { AroundProps } from './screens.ts';

/**
 * Around a published version of a screen: what it throws is noted, and leads back to the shipped one.
 * @param off how many calls it can no longer make
 */
export function fenceOf(id: string, version: number, off: number): ComponentType<AroundProps> {
  return function OnlineFence({ essential, children, onThrown }) {
    const broke = (at: string, error: Error) => {
      screenTroubles.note({ id, version, message: error.message, at });
      onThrown(error);
    };
    return (
      <ThrownContext value={essential ? broke : null}>
        <NodeFence fallback={() => null} onError={(error) => broke('', error)}>
          <OffNotice count={off} />
          {children}
        </NodeFence>
      </ThrownContext>
    );
  };
}
