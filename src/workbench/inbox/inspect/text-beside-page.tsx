import { useEffect, useRef } from 'react';
import { useXmlView } from '../../state/view/xml-view.ts';

/** The place where the editor shows the text of an e-invoice while its page is the main view. */
export function TextBesidePage() {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    useXmlView.setState({ beside: here.current ?? undefined });
    return () => useXmlView.setState({ beside: undefined });
  }, []);
  return <div ref={here} className="flex min-h-0 min-w-0 flex-1" />;
}
