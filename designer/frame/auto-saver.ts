import type { Schedule } from './draft-keeper.ts';
import type { ModelSaver } from './model-saver.ts';

export interface AutoSaverOptions {
  readonly saver: Pick<ModelSaver, 'save' | 'state' | 'unsaved'>;
  /** Two seconds, so that a burst of typing is one save. */
  readonly afterChange: Schedule;
  /** Longer: nobody answered, and the work stays on this machine meanwhile. */
  readonly afterFailure: Schedule;
}

/** Takes the work to the server by itself, a little after the last change. */
export interface AutoSaver {
  /** Called after each change, and when a design is opened: the wait begins anew. */
  changed(): void;
  /** The network is back, or the page is about to be hidden: what waits goes now. */
  hurry(): void;
  stop(): void;
}

export function createAutoSaver({ saver, afterChange, afterFailure }: AutoSaverOptions): AutoSaver {
  let callOff: (() => void) | null = null;
  let isStopped = false;

  const forget = () => {
    callOff?.();
    callOff = null;
  };
  const wait = (schedule: Schedule) => {
    forget();
    callOff = schedule(() => {
      callOff = null;
      void run();
    });
  };
  const run = async () => {
    // Who was asked about somebody else's work decides first, and a person saves next.
    if (isStopped || !saver.unsaved() || saver.state().failure === 'conflict') return;
    const isSaved = await saver.save();
    if (isStopped || callOff !== null || !saver.unsaved()) return;
    // What was refused waits for another change: the same design would be refused again.
    if (isSaved) wait(afterChange);
    else if (saver.state().failure === 'unreached') wait(afterFailure);
  };

  return {
    changed() {
      isStopped = false;
      if (saver.unsaved()) wait(afterChange);
      else forget();
    },
    hurry() {
      if (callOff === null) return;
      forget();
      void run();
    },
    stop() {
      isStopped = true;
      forget();
    },
  };
}

/** A timer of the browser. */
export function after(delayMs: number): Schedule {
  return (task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  };
}
