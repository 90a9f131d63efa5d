import type { ReactNode } from 'react';

interface MessageProps {
  title: string;
  about?: string;
  children?: ReactNode;
  /** Whether it is the only content of the page. */
  page?: boolean;
}

/** The content of a region with nothing to show: why, and what to do. */
export function Message({ title, about, children, page }: MessageProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className="m-auto flex max-w-96 flex-col items-center gap-3 p-8 text-center text-soft leading-relaxed">
      <Title className="font-semibold text-base text-ink">{title}</Title>
      {about && <p className="text-balance">{about}</p>}
      {children}
    </div>
  );
}

/** Shown while something is loading. */
export function Waiting({ what }: { what: string }) {
  return (
    <div role="status" className="m-auto flex items-center gap-2.5 p-8 text-faint">
      <Spinner />
      {what}
    </div>
  );
}

export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-3.5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
