import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import { isEmbedded } from './page/embedded.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

/** Confines errors to a part of the page until it has other content, with another `of`. */
export function Boundary({ of, children }: { of: string; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => of} errorComponent={Broken}>
      {children}
    </CatchBoundary>
  );
}

/** Replaces content that could not be rendered or loaded. */
export function Broken({ error }: ErrorComponentProps) {
  return (
    <Message title={say(texts.partBroken)}>
      <p>
        {say(texts.partBrokenWhy)} {!isEmbedded && say(texts.nothingLost)}
      </p>
      <p className="break-all font-mono text-xs">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={() => location.reload()}>{say(texts.reload)}</Button>
    </Message>
  );
}
