import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isEmbedded } from '../app/frame.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

/** Keeps to one part of the page what goes wrong in it, until it has something else to show: another `of`. */
export function Boundary({ of, children }: { of: string; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={Broken}>
      {children}
    </CatchBoundary>
  );
}

/** Shown instead of what could not be drawn or fetched. */
export function Broken({ error }: ErrorComponentProps) {
  return (
    <Message title="This part cannot be shown">
      <p>
        Something went wrong in it, not in your document.{' '}
        {!isEmbedded && 'Nothing is lost: drafts are kept in this browser.'}
      </p>
      <p className="break-all font-mono text-xs">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </Message>
  );
}
