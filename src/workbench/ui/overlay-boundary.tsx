import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Button } from './button.tsx';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

interface OverlayBoundaryProps {
  /** Called when the user has read that it cannot be loaded. */
  onClose?: () => void;
  /** Shown while loading. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Content over the page, loaded on demand. If loading fails, a corner message reports it, and the page stays. */
export function OverlayBoundary({ onClose, waiting, children }: OverlayBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={({ error, reset }) => (
        <div
          role="alert"
          className="fixed right-4 bottom-4 z-50 grid max-w-96 gap-2 rounded-lg border border-bad bg-panel p-4 shadow-float"
        >
          <p className="font-semibold">{say(texts.notFetched)}</p>
          <p className="text-soft">{say(texts.notFetchedWhy)}</p>
          <p className="break-all font-mono text-xs">{error instanceof Error ? error.message : String(error)}</p>
          <Button
            className="justify-self-end"
            onClick={() => {
              onClose?.();
              reset();
            }}
          >
            {say(texts.close)}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  );
}
