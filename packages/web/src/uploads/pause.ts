// Stopping for a while: what runs is aborted, and what would begin waits.

export type Pause = {
  readonly isPaused: boolean;
  /** Aborted by a pause, or for good by cancelling; a new one after each pause. */
  readonly signal: AbortSignal;
  /** Resolves at once unless paused; rejects when cancelled. */
  wait(): Promise<void>;
  pause(): void;
  resume(): void;
  cancel(): void;
  readonly isCancelled: boolean;
};

export function makePause(): Pause {
  let controller = new AbortController();
  let isPaused = false;
  let isCancelled = false;
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    get isPaused() {
      return isPaused;
    },
    get isCancelled() {
      return isCancelled;
    },
    get signal() {
      return controller.signal;
    },
    async wait() {
      if (isPaused && !isCancelled) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
    pause() {
      isPaused = true;
      controller.abort();
    },
    resume() {
      isPaused = false;
      if (!isCancelled) controller = new AbortController();
      wake();
    },
    cancel() {
      isCancelled = true;
      controller.abort();
      wake();
    },
  };
}
